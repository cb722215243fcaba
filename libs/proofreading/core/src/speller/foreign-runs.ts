import type { Likeness } from '../language-pack';
import type { Sentence, Token } from '../sentence';
import type { Speller } from './speller';
import { inSetPhrases } from './set-phrases';
import type { SpelledWord } from './spelled-words';

const OPENING = /^["“«‘]$/u;
const CLOSING = /^["”»’]$/u;
/** How many words, and what share of them, must be unknown for a stretch to be taken for another language. */
interface ForeignBounds {
  readonly least: number;
  readonly share: number;
}
/** Share of its words that a language may lack in a stretch of its own, however they are spelled. */
const MOST_LACKING = 0.5;
const QUOTED: ForeignBounds = { least: 1, share: 0.5 };
const WHOLE_SENTENCE: ForeignBounds = { least: 4, share: 0.7 };
/** Names are unknown in any language. */
const isLower = ({ word }: SpelledWord): boolean => /^\p{Ll}/u.test(word);

/**
 * Little words of languages that people quote. Only words that the language at hand does not know are looked up, so
 * that one list serves all three; none of them is a common misspelling (`wer` for "were" is not here).
 */
const LITTLE_WORDS: readonly ReadonlySet<string>[] = [
  'the and of to is it this that with from you your are not for what all or be was have',
  'der die das den dem des ein eine und ist nicht ich auf für mit von zu gut wir sie es',
  'le la les un une des du de et est pas dans pour que qui sur avec mon je très où ne',
  'el los las del por una es en con para y mi muy como que lo se un la de',
  'il lo gli che di della non sono per è una dolce la un',
  'o os um uma não do da em que de a',
  'het een van niet voor de',
  'in ad cum ex sunt ut pro et est non',
].map((words) => new Set(words.split(' ')));

const isLittle = (word: string): boolean => LITTLE_WORDS.some((words) => words.has(word));

/** How many little words of one other language, and what share of a quotation, give it away: "to be or not to be". */
const LEAST_LITTLE = 2;
const SHARE_OF_LITTLE = 0.4;

const hasOtherLittleWords = (words: readonly SpelledWord[]): boolean =>
  LITTLE_WORDS.some((little) => {
    const found = words.filter(({ word }) => little.has(word.toLowerCase()));
    if (found.length < Math.max(LEAST_LITTLE, words.length * SHARE_OF_LITTLE)) return false;
    const unknown = words.filter(({ known }) => !known);
    const unknownLittle = unknown.filter((word) => found.includes(word)).length;
    return unknownLittle > 1 || (unknownLittle === 1 && unknown.length * 2 >= words.length);
  });

/** Share of the unknown words that must lie near known ones for a stretch to be misspelled rather than foreign. */
const MISSPELLED_SHARE = 0.8;
/** Distance and rarity of the nearest word together: of misspellings in a row nine in ten lie within, of foreign words a third. */
const NEAR_SCORE = 145;
/** Two words alone say little, so that they must lie very near. */
const VERY_NEAR_SCORE = 100;

const isSpelledBadly = (unknown: readonly SpelledWord[], speller: Speller, isAll: boolean) => {
  if (unknown.some(({ word }) => isLittle(word))) return false;
  const bound = isAll && unknown.length < 3 ? VERY_NEAR_SCORE : NEAR_SCORE;
  let far = unknown.length * (1 - MISSPELLED_SHARE);
  return unknown.every(({ word }) => {
    const [best] = speller.shallow.candidates(word);
    if (best === undefined || best.score > bound) far -= 1;
    return far >= 0;
  });
};

/**
 * How the words of a stretch look to a language: as its own, mostly misspellings of its own, or those of another. It takes
 * four unknown words for a sentence to be anything but its own.
 */
export function likenessOf(
  words: readonly SpelledWord[],
  speller: Speller,
  { least, share }: ForeignBounds = WHOLE_SENTENCE,
): Likeness {
  const lower = words.filter(isLower);
  const unknown = lower.filter(({ known }) => !known);
  if (unknown.length < least || unknown.length < lower.length * MOST_LACKING) return 'own';
  if (isSpelledBadly(unknown, speller, unknown.length === lower.length)) return 'misspelled';
  return unknown.length < lower.length * share ? 'own' : 'foreign';
}

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

/**
 * Tokens that belong to a stretch of another language: a quotation, a title, or the whole sentence.
 * @param isChosen that the text is in the speller's language, which holds for every sentence then
 */
export function findForeignRuns(
  sentence: Sentence,
  words: readonly SpelledWord[],
  speller: Speller,
  isChosen = false,
): ReadonlySet<Token> {
  if (words.every(({ known }) => known)) return new Set();
  const phrases = inSetPhrases(words.map(({ word }) => word));
  if (!isChosen && likenessOf(words, speller) === 'foreign')
    return new Set(words.map(({ token }) => token));
  const foreign = new Set([...phrases].flatMap((index) => words[index]?.token ?? []));
  for (const stretch of quotedStretches(sentence, words))
    if (likenessOf(stretch, speller, QUOTED) === 'foreign' || hasOtherLittleWords(stretch))
      for (const { token } of stretch) foreign.add(token);
  return foreign;
}
