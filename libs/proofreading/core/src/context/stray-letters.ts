import { nearKeys } from '../speller/edit-costs';
import type { SpellingProfile } from '../speller/spelling-profile';

const CONSONANT = /^[bcdfghjklmnñpqrstvwxzç]$/u;

/**
 * Tells whether two words differ in one consonant for another that neither lies beside it nor sounds like it: `pago` and
 * `paso`. No finger slips so, and where the one was never seen and the other often, the writer has something else to say.
 */
export function strayLetters({
  keyboards,
  soundAlike,
}: Pick<SpellingProfile, 'keyboards' | 'soundAlike'>): (written: string, other: string) => boolean {
  const near = nearKeys(keyboards);
  for (const [one, other] of soundAlike) near.add(one + other).add(other + one);
  return (written, other) => {
    if (written.length !== other.length) return false;
    const changed = [...written].flatMap((letter, at) =>
      letter === other[at] ? [] : [[letter, other[at] ?? ''] as const],
    );
    const [pair] = changed;
    if (!pair || changed.length > 1) return false;
    return pair.every((letter) => CONSONANT.test(letter)) && !near.has(pair.join(''));
  };
}
