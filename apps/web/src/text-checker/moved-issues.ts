import type { Span } from '@tercet/proofreading-core';

/** How many characters two texts share at their beginning, or, seen from behind, at their end. */
function shared(before: string, after: string, at: (text: string, index: number) => string) {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && at(before, length) === at(after, length)) length += 1;
  return length;
}

/** Where issues stand once the text was changed in one place; those that the change touches are gone. */
export function movedIssues<T extends Span>(
  issues: readonly T[],
  before: string,
  after: string,
): readonly T[] {
  if (before === after) return issues;
  const head = shared(before, after, (text, index) => text.charAt(index));
  const tail = shared(before.slice(head), after.slice(head), (text, index) =>
    text.charAt(text.length - 1 - index),
  );
  const shift = after.length - before.length;
  return issues.flatMap((issue) => {
    if (issue.end <= head) return [issue];
    if (issue.start < before.length - tail) return [];
    return [{ ...issue, start: issue.start + shift, end: issue.end + shift }];
  });
}
