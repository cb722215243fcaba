import { useState } from 'react';
import { keyedLines } from './keyed-lines';
import { MarkedLine, type Mark } from './MarkedLine';
import { marksInLines } from './marks-in-lines';

export interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** The mark that is looked at. */
  chosenId: string | undefined;
}

/** The text once more, with a line under each mark: unseen but for the lines, behind the field that holds it. */
export function MarkedText({ text, marks, chosenId }: MarkedTextProps) {
  const [known, setKnown] = useState(() => keyedLines([], text));
  const lines = keyedLines(known, text);
  if (lines !== known) setKnown(lines);
  return marksInLines(lines, marks).map((line) => (
    <MarkedLine
      key={line.key}
      text={line.text}
      marks={line.marks}
      chosenId={line.marks.find(({ id }) => id === chosenId)?.id}
    />
  ));
}
