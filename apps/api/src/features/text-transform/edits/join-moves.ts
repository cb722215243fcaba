import type { Change } from './changes';
import { wordsIn } from './words';

/** What stands between two changes must be of one sentence for a word to have moved across it. */
const SENTENCE_END = /[.!?…]\s|[\r\n]/;
const MAX_GAP = 200;
/** A word so short, such as an article, comes and goes by itself unless it moved only a little. */
const SHORT_WORD = 3;
const SHORT_GAP = 16;

const words = (text: string) => wordsIn(text.toLowerCase());

/** Words of one list that the other lacks, in alphabetical order. */
function surplus(of: readonly string[], over: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of over) left.set(word, (left.get(word) ?? 0) + 1);
  return of
    .filter((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count <= 0;
    })
    .sort();
}

interface Balance {
  readonly gone: string;
  readonly come: string;
}

function balanceOf({ start, end, replacement }: Change, source: string): Balance {
  const [before, after] = [words(source.slice(start, end)), words(replacement)];
  return { gone: surplus(before, after).join(' '), come: surplus(after, before).join(' ') };
}

/** What one change takes away is all that the other brings. */
function isMove(a: Balance, b: Balance, gap: string): boolean {
  const moved = (from: Balance, to: Balance) =>
    from.gone !== '' &&
    from.gone === to.come &&
    (from.come === '' || to.gone === from.come) &&
    (from.gone.length > SHORT_WORD || gap.length <= SHORT_GAP);
  return moved(a, b) || moved(b, a);
}

/**
 * Makes one change of two between which a word has moved: either of them alone would lose or double it. What stands
 * between them stays as it is.
 */
export function joinedMoves(changes: readonly Change[], source: string): Change[] {
  const result: Change[] = [];
  const balances = changes.map((change) => balanceOf(change, source));
  for (let i = 0; i < changes.length; i += 1) {
    const first = changes[i];
    const own = balances[i];
    if (!first || !own) continue;
    let last = i;
    for (let j = i + 1; j < changes.length && last === i; j += 1) {
      const other = changes[j];
      const theirs = balances[j];
      if (!other || !theirs || other.start - first.end > MAX_GAP) break;
      const gap = source.slice(first.end, other.start);
      if (SENTENCE_END.test(gap)) break;
      if (isMove(own, theirs, gap)) last = j;
    }
    let joined = first;
    for (const next of changes.slice(i + 1, last + 1)) {
      const gap = source.slice(joined.end, next.start);
      joined = {
        start: joined.start,
        end: next.end,
        replacement: joined.replacement + gap + next.replacement,
      };
    }
    result.push(joined);
    i = last;
  }
  return result;
}
