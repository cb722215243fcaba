import type { AnalysedWord } from '@tercet/proofreading-core';

/** `par exemple les clés`, `en effet la clé` */
const ASIDE =
  /^(?:exemple|effet|outre|revanche|conséquent|conséquence|général|particulier|principe)$/u;
/** `alors la clé`, `parfois une porte` */
const isOpeningAdverb = ({ best, norm }: AnalysedWord): boolean =>
  norm === 'sinon' ||
  (best.pos === 'ADV' && !/^(?:ne|n'|pas|plus|moins|jamais|point|que|qu'|comme|non)$/u.test(norm));

/** `ne … que`: no clause begins after it. */
const isOnly = (words: readonly AnalysedWord[], que: number): boolean =>
  words.slice(Math.max(0, que - 4), que).some(({ norm }) => norm === 'ne' || norm === "n'") &&
  !/^(?:pas|plus|jamais|rien)$/u.test(words[que - 1]?.norm ?? '');

/** `ainsi que le maire`, `plus grand que cette taille`: `que` compares. */
function isLikening(words: readonly AnalysedWord[], que: number): boolean {
  const likens = (word: AnalysedWord | undefined): boolean =>
    /^(?:ainsi|aussi|tant|plus|moins|autant|même|tels?|telles?)$/u.test(word?.norm ?? '');
  const isCompared = /^(?:ADJ|ADV)$/u.test(words[que - 1]?.best.pos ?? '');
  return likens(words[que - 1]) || (isCompared && likens(words[que - 2]));
}

/** Whether a clause begins at a position: nothing, a sign, a conjunction or an adverb stands before it. */
export function isClauseStart(words: readonly AnalysedWord[], at: number): boolean {
  const before = words[at - 1];
  if (!before) return true;
  if (before.kind === 'punctuation')
    return /^(?:[,;:.!?…—–(]|\.\.\.)$/u.test(before.text) || at === 1;
  if (before.kind !== 'word') return false;
  if (ASIDE.test(before.norm) && words[at - 2]?.best.pos === 'ADP')
    return isClauseStart(words, at - 2);
  if (/^quel(?:le)?s?$/u.test(words[at]?.norm ?? '')) return before.best.pos !== 'ADP';
  if (/^(?:tous|toutes|tout|toute|seule?s?)$/u.test(before.norm))
    return isClauseStart(words, at - 1);
  if (before.norm === 'que' && isLikening(words, at - 1)) return false;
  // `laquelle des versions`, `ne contient que des cas`, `un ou plusieurs cas`
  if (/quel/u.test(before.norm) && /^(?:des|du|de)$/u.test(words[at]?.norm ?? '')) return false;
  if (/^(?:que|qu')$/u.test(before.norm) && isOnly(words, at - 1)) return false;
  if (before.norm === 'ou' && /^une?$/u.test(words[at - 2]?.norm ?? '')) return false;
  return (
    before.best.pos === 'SCONJ' ||
    before.best.pos === 'CCONJ' ||
    /^(?:que|qu'|dont|où|si|quand|lequel|laquelle|lesquel(?:le)?s|auquel|duquel|(?:aux|des)quel(?:le)?s)$/u.test(
      before.norm,
    ) ||
    (isOpeningAdverb(before) && isClauseStart(words, at - 1))
  );
}
