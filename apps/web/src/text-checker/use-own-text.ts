import { isBlank } from '@tercet/contracts';
import { useState } from 'react';
import { keptText } from './kept-text';
import { useKeptText } from './use-kept-text';

export type OwnText = ReturnType<typeof useOwnText>;

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
  const text = keptText();
  return text === null ? EXAMPLE : { text, isTyped: true };
}

/** A text that begins as an example and becomes the person’s own; what was replaced in it can be taken back. */
export function useOwnText(example: string) {
  const [written, setWritten] = useState(begin);
  const { before, isTyped } = written;
  const text = written.text ?? example;
  useKeptText(isTyped && !isBlank(text) ? text : null);
  return {
    text,
    isOwn: written.text !== null,
    write(next: string) {
      setWritten(next === example ? EXAMPLE : { text: next, isTyped: true });
    },
    replace(from: number, to: number, replacement: string) {
      const next = text.slice(0, from) + replacement + text.slice(to);
      setWritten({ text: next, isTyped, before: written });
    },
    /** Nothing where nothing was replaced since the last key. */
    undo: before && (() => setWritten(before)),
    isLastUndo: before?.before === undefined,
    startOver() {
      setWritten(EXAMPLE);
    },
  };
}
