import type { Accuracy } from './measure';

/** Grammar errors and how many of them were found, but for sources that are the tests of one checker. */
export function publishedGrammar(accuracy: Accuracy | undefined): {
  errors: number;
  found: number;
} {
  const sum = { errors: 0, found: 0 };
  for (const [source, { errors, detection }] of accuracy?.grammar ?? []) {
    if (source === 'all' || source.endsWith('-tests')) continue;
    sum.errors += errors;
    sum.found += errors * detection;
  }
  return sum;
}
