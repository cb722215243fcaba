import type { Kind } from './kinds';

const LINES: Readonly<Record<Kind, string>> = {
  spelling: 'decoration-wavy decoration-issue-spelling',
  grammar: 'decoration-double decoration-issue-grammar',
  punctuation: 'decoration-dotted decoration-issue-punctuation decoration-2',
  style: 'decoration-dashed decoration-issue-style',
};

/** A sample of the line that marks a kind in the text. */
export function KindMark({ kind }: { kind: Kind }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 pb-1 leading-none text-transparent underline underline-offset-2 select-none ${LINES[kind]}`}
    >
      mm
    </span>
  );
}
