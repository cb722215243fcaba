import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { documentTitle } from '../documents/document-title';
import { useDocuments } from '../documents/documents-context';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import type { Block } from '../transfer/export/blocks';
import { plainBlocks } from './plain-blocks';

interface PrintedDocument {
  /** What the person has called it; else its first line, which it has anyway, tells. */
  readonly name: string | undefined;
  readonly blocks: readonly Block[];
}

/** How long the editor has been open when what it needs itself is likely here. Milliseconds. */
const SETTLED_MS = 3_000;

/** Printing waits for nothing: the reader of Markdown is fetched before, and until it is here the text is printed as written. */
function useBlocksOf() {
  const read = useRef(plainBlocks);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../transfer/export/parse-markdown').then(
        ({ parseMarkdown }) => (read.current = parseMarkdown),
        () => {},
      );
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return read;
}

/** Likewise known before. */
function useNameOfShown() {
  const documents = useDocuments();
  const changes = useStore(documents.changes);
  const name = useRef<string | undefined>(undefined);
  useEffect(() => {
    documents.nameOfShown().then(
      (given) => (name.current = given),
      () => {},
    );
  }, [documents, changes]);
  return name;
}

/** The text while it is printed, when the window is called by its title: browsers print that, and name files after it. */
export function usePrintedDocument(): PrintedDocument | null {
  const { view } = useEditor();
  const blocksOf = useBlocksOf();
  const nameOfShown = useNameOfShown();
  const [printed, setPrinted] = useState<PrintedDocument | null>(null);
  const pageTitle = useRef('');

  const begin = useEffectEvent(() => {
    if (printed) return;
    const text = view.state.doc.toString();
    const name = nameOfShown.current;
    pageTitle.current = document.title;
    document.title = documentTitle({ text, ...(name !== undefined && { name }) }) || document.title;
    // The browser takes the page as it is when this returns.
    flushSync(() => setPrinted({ name, blocks: blocksOf.current(text) }));
  });
  const end = useEffectEvent(() => {
    if (!printed) return;
    document.title = pageTitle.current;
    setPrinted(null);
  });

  useEffect(() => {
    // Some browsers say it by the one, some by the other.
    const paper = matchMedia('print');
    const follow = () => (paper.matches ? begin() : end());
    const onBegin = () => begin();
    const onEnd = () => end();
    paper.addEventListener('change', follow);
    addEventListener('beforeprint', onBegin);
    addEventListener('afterprint', onEnd);
    return () => {
      paper.removeEventListener('change', follow);
      removeEventListener('beforeprint', onBegin);
      removeEventListener('afterprint', onEnd);
      end();
    };
  }, []);
  return printed;
}
