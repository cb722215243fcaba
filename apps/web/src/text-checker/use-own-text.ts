import { useEffect, useRef, useState, type RefObject } from 'react';
import { session } from '../session/session';
import { readInTab, TAB_KEYS } from '../session/storage';
import type { typeInto, undoIn } from './type-into';
import { useKeptText } from './use-kept-text';

export type OwnText = ReturnType<typeof useOwnText>;

/** What goes by way of the browser's own history; without it a replacement is a new value, as it is for browsers that know no other. */
export interface Typing {
  readonly typeInto: typeof typeInto;
  readonly undoIn: typeof undoIn;
}

interface Written {
  /** None while the example stands there. */
  readonly text: string | null;
  /** Whether any of it was typed or pasted: the mended example of one page has no place on another. */
  readonly isTyped: boolean;
  /** What the last replacement took the place of. Forgotten with the next key. */
  readonly before?: Written;
}

const EXAMPLE: Written = { text: null, isTyped: false };

function begin(): Written {
  const text = readInTab(TAB_KEYS.checkedText);
  return text === null ? EXAMPLE : { text, isTyped: true };
}

/** A text that begins as an example and becomes the person’s own; what was replaced in it can be taken back. */
export function useOwnText(example: string, typing: RefObject<Typing | undefined>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(begin);
  const { before, isTyped } = written;
  /** What replacements have made of examples: the browser's own undo leads back to it. */
  const [mended] = useState(() => new Set<string>());
  const text = written.text ?? example;
  useKeptText(isTyped && text.trim() !== '' ? text : null);
  useEffect(() => session.onOtherTexts(() => setWritten(begin)), []);
  /** The field takes it first, and tells of it as of a key; what the browser did not do, the new value does. */
  const replaceBy = (next: Written, from: number, to: number, words: string) => {
    if (field.current) typing.current?.typeInto(field.current, from, to, words);
    setWritten({ ...next, before: written });
  };
  return {
    /** Where it is written. */
    field,
    text,
    isOwn: written.text !== null,
    write(next: string) {
      setWritten(next === example ? EXAMPLE : { text: next, isTyped: !mended.has(next) });
    },
    replace(from: number, to: number, replacement: string) {
      const next = text.slice(0, from) + replacement + text.slice(to);
      if (!isTyped) mended.add(next);
      replaceBy({ text: next, isTyped }, from, to, replacement);
    },
    /** Nothing where nothing was replaced since the last key. */
    undo:
      before &&
      (() => {
        if (field.current) typing.current?.undoIn(field.current);
        setWritten(before);
      }),
    isLastUndo: before?.before === undefined,
    startOver() {
      replaceBy(EXAMPLE, 0, text.length, example);
    },
  };
}
