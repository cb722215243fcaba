import type { Sentence, Token } from '../sentence';
import type { SpelledWord } from './spelling-checker';

const OPENING = /^["“«‘]$/u;
const CLOSING = /^["”»’]$/u;
/** How many words, and what share of them, must be unknown for a stretch to be taken for another language. */
interface ForeignBounds {
  readonly least: number;
  readonly share: number;
}
const QUOTED: ForeignBounds = { least: 2, share: 0.5 };
const WHOLE_SENTENCE: ForeignBounds = { least: 4, share: 0.7 };
/** Names are unknown in any language. */
const isLower = ({ word }: SpelledWord): boolean => /^\p{Ll}/u.test(word);

const isForeign = (words: readonly SpelledWord[], { least, share }: ForeignBounds): boolean => {
  const lower = words.filter(isLower);
  const unknown = lower.filter(({ known }) => !known).length;
  return unknown >= least && unknown >= lower.length * share;
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
  if (isForeign(words, WHOLE_SENTENCE)) return new Set(words.map(({ token }) => token));
  const foreign = new Set<Token>();
  for (const stretch of quotedStretches(sentence, words))
    if (isForeign(stretch, QUOTED)) for (const { token } of stretch) foreign.add(token);
  return foreign;
}
