import type { Sentence, Token } from '../sentence';
import type { SpelledWord } from './spelling-checker';

const OPENING = /^["“«‘]$/u;
const CLOSING = /^["”»’]$/u;
/** Unknown words among all of a stretch, from which on it is taken for another language. */
const FOREIGN_SHARE = 0.5;
/** Names are unknown in any language. */
const isLower = ({ word }: SpelledWord): boolean => /^\p{Ll}/u.test(word);

const isForeign = (words: readonly SpelledWord[], minimum: number): boolean => {
  const lower = words.filter(isLower);
  const unknown = lower.filter(({ known }) => !known).length;
  return unknown >= minimum && unknown >= lower.length * FOREIGN_SHARE;
};

/** Words between quotation marks, for each such pair in a sentence. */
function* quotedStretches(sentence: Sentence, words: readonly SpelledWord[]) {
  const byToken = new Map(words.map((word) => [word.token, word]));
  let stretch: SpelledWord[] | undefined;
  for (const token of sentence.tokens) {
    const word = byToken.get(token);
    if (word) stretch?.push(word);
    else if (stretch && CLOSING.test(token.text)) {
      yield stretch;
      stretch = undefined;
    } else if (OPENING.test(token.text)) stretch = [];
  }
}

/** Tokens that belong to a stretch of another language: a quotation, a title, or the whole sentence. */
export function findForeignRuns(
  sentence: Sentence,
  words: readonly SpelledWord[],
): ReadonlySet<Token> {
  if (words.every(({ known }) => known)) return new Set();
  if (isForeign(words, 4)) return new Set(words.map(({ token }) => token));
  const foreign = new Set<Token>();
  for (const stretch of quotedStretches(sentence, words))
    if (isForeign(stretch, 2)) for (const { token } of stretch) foreign.add(token);
  return foreign;
}
