import { useState } from 'react';

export type OwnText = ReturnType<typeof useOwnText>;

/** A text that begins as an example and becomes the person’s own; what was replaced in it can be taken back. */
export function useOwnText(example: string) {
  const [own, setOwn] = useState<string | null>(null);
  const [past, setPast] = useState<readonly string[]>([]);
  const text = own ?? example;
  const [last] = past.slice(-1);
  return {
    text,
    isOwn: own !== null,
    write(next: string) {
      setOwn(next);
      setPast([]);
    },
    replace(from: number, to: number, replacement: string) {
      setOwn(text.slice(0, from) + replacement + text.slice(to));
      setPast([...past, text]);
    },
    /** Nothing where nothing was replaced since the last key. */
    undo:
      last === undefined
        ? undefined
        : () => {
            setOwn(last);
            setPast(past.slice(0, -1));
          },
    isLastUndo: past.length === 1,
    startOver() {
      setOwn(null);
      setPast([]);
    },
  };
}
