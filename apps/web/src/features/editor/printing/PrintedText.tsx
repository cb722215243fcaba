import { useLocale } from '@tercet/i18n/react';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { PrintedBlocks } from './PrintedBlocks';
import { usePrintedDocument } from './use-printed-document';

/** The text as paper shows it, in place of the page; there only while it is printed. */
export function PrintedText() {
  const { checks } = useEditor();
  const locale = useLocale();
  const language = useStore(checks.state, (state) => state.language) ?? locale;
  const printed = usePrintedDocument();
  if (!printed) return null;
  return (
    <article lang={language} className="hidden font-serif text-print text-ink print:block">
      {printed.name && <h1 className="mb-6 text-print-name">{printed.name}</h1>}
      <PrintedBlocks blocks={printed.blocks} />
    </article>
  );
}
