import type { Change } from './changes';
import { wordsIn } from './words';

/** A word such as an article or a preposition, which two wordings have in common by chance. */
const SHORT_WORD = /^[\p{L}\p{M}]{1,3}$/u;
/** What it joins may be reworded part by part: "a lot of apples and a large number of pears". */
const CONJUNCTION = /^(?:and|or|but|nor|yet|so|et|ou|ni|car|or|y|e|o|u)$/iu;
const LINE_END = /[\r\n]/;

/** How many words a change takes away and brings. */
function sizesOf({ start, end, replacement }: Change, source: string) {
  return { gone: wordsIn(source.slice(start, end)).length, come: wordsIn(replacement).length };
}

/** Whether one new wording only seems to be two: "due to … fact that teh" has become "because". */
function areHalves(a: Change, b: Change, source: string): boolean {
  const gap = source.slice(a.end, b.start);
  const word = gap.trim();
  if (LINE_END.test(gap) || !SHORT_WORD.test(word) || CONJUNCTION.test(word)) return false;
  const [first, second] = [sizesOf(a, source), sizesOf(b, source)];
  // A word for a word stands by itself, and so does what is only left out, or only put in, twice.
  const isUneven = first.gone !== first.come && second.gone !== second.come;
  const isReworded = [first, second].some(({ gone, come }) => gone > 0 && come > 0);
  return isUneven && isReworded;
}

/** Makes one change of two that only a short word parts, where either of them alone would leave half a phrase. */
export function joinedHalves(changes: readonly Change[], source: string): Change[] {
  const result: Change[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    if (last && areHalves(last, change, source)) {
      const gap = source.slice(last.end, change.start);
      const replacement = last.replacement + gap + change.replacement;
      result.splice(-1, 1, { start: last.start, end: change.end, replacement });
    } else result.push(change);
  }
  return result;
}
