import { takesLinesOut, type Change } from './changes';
import { wordsIn } from './words';

/** What stands between two changes that can be one new wording: one sentence, and no joint of which both sides stand alone. */
const SENTENCE_END = /[.!?…]\s|[\r\n]/;
const JOINT = /^\s*(?:and|or|but|nor|yet|so|et|ou|ni|car|mais|y|e|o|u|pero|[,;:–—])\s*$/iu;
/** How many words a change takes away and brings. */
const sizesOf = ({ start, end, replacement }: Change, source: string) => ({
  gone: wordsIn(source.slice(start, end)).length,
  come: wordsIn(replacement).length,
});

/** Changes one after the other, of one sentence each, without a joint between them. */
function runs(changes: readonly Change[], source: string): Change[][] {
  const all: Change[][] = [];
  for (const change of changes) {
    const last = all.at(-1)?.at(-1);
    const gap = last && source.slice(last.end, change.start);
    const isOne = gap !== undefined && !SENTENCE_END.test(gap) && !JOINT.test(gap);
    if (isOne && last && !takesLinesOut(last, source)) all.at(-1)?.push(change);
    else all.push([change]);
  }
  return all;
}

/** Whether a run is one new wording, whose parts make no sense without the others. */
function isRewording(run: readonly Change[], source: string, keptShare: number): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (run.length < 2 || !first || !last) return false;
  const sizes = run.map((change) => sizesOf(change, source));
  // A word for a word stands by itself.
  if (sizes.filter(({ gone, come }) => gone !== come).length < 2) return false;
  // So does what is only left out, or only put in, however often.
  if (sizes.every(({ gone }) => gone === 0) || sizes.every(({ come }) => come === 0)) return false;
  const gone = sizes.reduce((sum, size) => sum + size.gone, 0);
  const all = wordsIn(source.slice(first.start, last.end)).length;
  return all - gone < all * keptShare;
}

function joined(run: readonly Change[], source: string): Change {
  const [first, ...others] = run as [Change, ...Change[]];
  return others.reduce(
    (one, next) => ({
      start: one.start,
      end: next.end,
      replacement: one.replacement + source.slice(one.end, next.start) + next.replacement,
    }),
    first,
  );
}

/**
 * Makes one change of those of a sentence that was worded anew: a few words that stayed by chance do not part them.
 * @param keptShare where fewer of the words stay between the first and the last change, it is another wording
 */
export function joinedRewordings(
  changes: readonly Change[],
  source: string,
  keptShare: number,
): Change[] {
  return runs(changes, source).flatMap((run) =>
    isRewording(run, source, keptShare) ? [joined(run, source)] : run,
  );
}
