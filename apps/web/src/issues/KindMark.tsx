import { cx } from '@tercet/ui';
import { KIND_LINES, type Kind } from './issue-kinds';

/** A sample of the line that marks a kind in the text: under letters that nobody sees and that are no text of the page. */
export function KindMark({ kind }: { kind: Kind }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-block shrink-0 pb-1 leading-none text-transparent underline underline-offset-2 select-none before:content-['mm']",
        KIND_LINES[kind],
        // Dots of the usual thickness are hard to see.
        kind === 'punctuation' && 'decoration-2',
      )}
    />
  );
}
