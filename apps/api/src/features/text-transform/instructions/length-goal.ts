const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*/gu;

export const wordsOf = (text: string): number => text.match(WORD)?.length ?? 0;

/**
 * A length as a number of words: a model cannot count what it has not written yet, but a share alone it does not follow.
 * @param share of the text's words
 * @param least words that there may be in any case
 */
export function lengthGoal(
  text: string,
  limit: 'about' | 'at most',
  share: number,
  least = 1,
): string {
  const words = wordsOf(text);
  const goal = Math.max(least, Math.round(words * share));
  return `${limit} ${goal} ${goal === 1 ? 'word' : 'words'} (it has ${words})`;
}
