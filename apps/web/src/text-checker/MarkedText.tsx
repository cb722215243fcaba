import type { Span } from '@tercet/proofreading-core';
import { cx } from '@tercet/ui';
import { Fragment } from 'react';
import { KIND_LINES, type Kind } from '../issues/issue-kinds';

/** A line under words of a text. */
export interface Mark extends Span {
  readonly id: string;
  readonly kind: Kind;
}

export interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** The mark that is looked at. */
  chosenId: string | undefined;
}

/** The text once more, with a line under each mark: unseen but for the lines, behind the field that holds it. */
export function MarkedText({ text, marks, chosenId }: MarkedTextProps) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
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
      {/* A line break at the end of the text needs something behind it to take a line. */}
      <br />
    </>
  );
}
