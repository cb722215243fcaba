import type { Span } from '@tercet/proofreading-core';
import { firstIndexWhere } from './first-index-where';

/**
 * The sentence that a span lies in as a whole.
 * @param sentences sorted, without overlaps
 */
export function sentenceAt(sentences: readonly Span[], { start, end }: Span): Span | undefined {
  const sentence = sentences[firstIndexWhere(sentences, (candidate) => candidate.end >= end)];
  return sentence && sentence.start <= start ? sentence : undefined;
}
