import type { Span } from '@tercet/proofreading-core';
import { cx } from '@tercet/ui';
import { Fragment, memo } from 'react';
import { KIND_LINES, type Kind } from '../issues/issue-kinds';

/** A line under words of a text. */
export interface Mark extends Span {
  readonly id: string;
  readonly kind: Kind;
}

export interface MarkedLineProps {
  text: string;
  marks: readonly Mark[];
  /** The mark that is looked at, where it is one of these. */
  chosenId: string | undefined;
}

const isSame = (one: Mark, other: Mark | undefined) =>
  one.id === other?.id &&
  one.start === other.start &&
  one.end === other.end &&
  one.kind === other.kind;

const looksAlike = (one: MarkedLineProps, other: MarkedLineProps) =>
  one.text === other.text &&
  one.chosenId === other.chosenId &&
  one.marks.length === other.marks.length &&
  one.marks.every((mark, index) => isSame(mark, other.marks[index]));

/** One line of the text. A block of its own, and not drawn again while it looks the same: a long text has thousands. */
export const MarkedLine = memo(function MarkedLine({ text, marks, chosenId }: MarkedLineProps) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <div>
      {marks.map(({ id, kind, start, end }, index) => (
        <Fragment key={id}>
          {text.slice(ends[index], start)}
          <span
            data-mark={id}
            className={cx(
              'rounded-sm underline decoration-[1.5px] underline-offset-[0.2em]',
              KIND_LINES[kind],
              id === chosenId && 'bg-brand-soft',
            )}
          >
            {text.slice(Math.max(start, ends[index] ?? 0), end)}
          </span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
      {/* What is empty would take no line. */}
      {text === '' && <br />}
    </div>
  );
}, looksAlike);
