import type { Span } from '@tercet/proofreading-core';

/** What F7 goes to from a place, and Shift-F7, round the end and the beginning. */
export function neighbour<T extends Span>(
  spans: readonly T[],
  position: number,
  direction: 'next' | 'previous',
): T | undefined {
  return direction === 'next'
    ? (spans.find(({ start }) => start >= position) ?? spans[0])
    : (spans.findLast(({ end }) => end < position) ?? spans.at(-1));
}
