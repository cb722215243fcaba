import { caseShape } from './case-shape';
import { isRomanNumeral } from './roman-numeral';
import { slipKind } from './spelling-messages';
import type { Speller } from './speller';
import type { Candidate } from './suggester';

/** Where an unknown word stands. */
export interface WordSurroundings {
  /** First word of its sentence, where a capital says nothing. */
  readonly startsSentence: boolean;
  /** A capitalised word beside it, as in a full name or a title. */
  readonly besideCapital: boolean;
  /** Capitalised words on both sides, as around the particle of a name. */
  readonly betweenCapitals: boolean;
  /** Alone between quotation marks or in italics, as words are that one speaks about. */
  readonly isMentioned: boolean;
  /** Behind the name of a genus, as the second word of a species: `Escherichia coli`. */
  readonly followsGenus: boolean;
  /** The sentence is written in capitals throughout. */
  readonly inCapitals: boolean;
}

export type Verdict = 'misspelled' | 'maybe-name' | 'fine';

/** How near and how frequent a word must be for an unknown one to be taken for it rather than for a name. */
interface Nearness {
  readonly cost: number;
  readonly frequency: number;
  /** Least number of letters of the unknown word. */
  readonly letters: number;
}

/** Inside a sentence a capital is meant: only a long word is rather a slip in a title or an office. */
const INSIDE: readonly Nearness[] = [
  { cost: 60, frequency: 23, letters: 7 },
  { cost: 70, frequency: 19, letters: 8 },
  { cost: 115, frequency: 20, letters: 9 },
];
const AT_START: readonly Nearness[] = [
  { cost: 70, frequency: 14, letters: 3 },
  { cost: 112, frequency: 24, letters: 3 },
  { cost: 115, frequency: 12, letters: 5 },
  { cost: 170, frequency: 15, letters: 8 },
];
const AT_START_BESIDE_CAPITAL: readonly Nearness[] = [
  { cost: 70, frequency: 15, letters: 5 },
  { cost: 115, frequency: 16, letters: 7 },
];
const BESIDE_CAPITAL: readonly Nearness[] = [
  { cost: 60, frequency: 23, letters: 7 },
  { cost: 70, frequency: 22, letters: 8 },
];
const CAPITALS: readonly Nearness[] = [{ cost: 75, frequency: 18, letters: 6 }];
const MENTIONED: readonly Nearness[] = [{ cost: 170, frequency: 0, letters: 2 }];
const SPECIES: readonly Nearness[] = [{ cost: 115, frequency: 21, letters: 2 }];
const MIXED: readonly Nearness[] = [{ cost: 50, frequency: 12, letters: 3 }];
const ACCENT_ONLY: readonly Nearness[] = [{ cost: 130, frequency: 8, letters: 3 }];

/** Particles of names and little words in foreign titles: `of`, `bin`, `und`, `voor`. */
const LONGEST_PARTICLE = 4;
/** Those that need a capital on one side only. */
const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'al of the and van von der den del della di da do dos du des el la las los le les ibn bin ben zu zum af av'.split(
    ' ',
  ),
);

const isNear = (word: string, best: Candidate | undefined, bounds: readonly Nearness[]): boolean =>
  best !== undefined &&
  bounds.some(
    ({ cost, frequency, letters }) =>
      best.cost <= cost && best.frequency >= frequency && word.length >= letters,
  );

/** Units whose symbols dictionaries leave out: decimeter, lumen. */
const UNITS: ReadonlySet<string> = new Set(['dm', 'lm', 'mg', 'µg', 'mm', 'ms', 'kJ', 'mA']);
/** What stands on keys, where a word lies near. */
const KEYS: ReadonlySet<string> = new Set(['Esc', 'Échap', 'Inser']);
const PLURAL_ACRONYM = /^\p{Lu}{2,}'?s$/u;
/** Two humps and more, as brands and identifiers have them: `DevOps`, `LaTeX`, `newValue`. Few slip into these; capitals with accents come from lost encodings. */
const HUMPS = /^(?:\p{Lu}\p{Ll}+|\p{Ll}{3,})[A-Z]\p{Ll}/u;

/** A name behind an elided word: `d'Évora`. */
const ELIDED_NAME = /^\p{L}{1,2}'(\p{Lu}\p{Ll}{3,})$/u;

/** Whether the speller has anything to say about a token at all. */
export function isCheckable(word: string): boolean {
  return word.length > 1 && !/[\p{N}&.·_]/u.test(word) && !/[^\p{Script=Latin}\p{M}'-]/u.test(word);
}

/** Numerals, units, keys, plurals of acronyms and words in letters that the language does not have. */
const isNoWord = (word: string, speller: Speller): boolean =>
  isRomanNumeral(word) ||
  UNITS.has(word) ||
  KEYS.has(word) ||
  PLURAL_ACRONYM.test(word) ||
  HUMPS.test(word) ||
  !speller.isWritable(word);

/** Judges a word that the speller does not know. */
export function judge(word: string, speller: Speller, around: WordSurroundings): Verdict {
  if (isNoWord(word, speller)) return 'fine';
  if (word.includes('-') && /\p{Lu}/u.test(word)) return judgeParts(word, speller, around);
  if (/^\p{Lu}.*'s$/u.test(word)) return judge(word.slice(0, -2), speller, around);
  const [, elidedName] = ELIDED_NAME.exec(word) ?? [];
  if (elidedName) return judge(elidedName, speller, { ...around, startsSentence: false });
  const shape = caseShape(word);
  if (speller.candidates(word)[0]?.isSure)
    return shape === 'title' && !around.startsSentence && around.besideCapital
      ? 'fine'
      : 'misspelled';
  if (isBorrowed(word, speller)) return 'fine';
  if (shape === 'lower') return judgeLower(word, speller, around);
  if (shape === 'upper' && around.inCapitals) return 'misspelled';
  const best = speller.candidates(word)[0];
  if (shape === 'upper')
    return isNear(word, best, CAPITALS) && !isAccentSlip(word, best) ? 'maybe-name' : 'fine';
  if (shape === 'mixed') return judgeMixed(word, best);
  if (isSlipOfWellKnown(word, best, speller) && !around.besideCapital) return 'misspelled';
  // A name that resembles another name proves nothing.
  if (best?.isName) return 'fine';
  return isNear(word, best, nameBounds(around)) ? 'maybe-name' : 'fine';
}

function judgeLower(word: string, speller: Speller, around: WordSurroundings): Verdict {
  const isParticle =
    (around.betweenCapitals && word.length <= LONGEST_PARTICLE) ||
    (around.besideCapital && NAME_PARTICLES.has(word));
  const best = speller.candidates(word)[0];
  const isAcronym = best?.text === word.toUpperCase();
  const isFine =
    isParticle ||
    isAcronym ||
    (around.followsGenus && !isNear(word, best, SPECIES)) ||
    (around.isMentioned && !isNear(word, best, MENTIONED)) ||
    isLearned(word, speller);
  return isFine ? 'fine' : 'misspelled';
}

const LONG_WORD = /^\p{Ll}{9,}$/u;
const UNSPEAKABLE = /[^aeiouyàâáéèêëíîïóôöúûüœæ]{5}|(.)\1{2}/u;

/** A long word with a learned ending that lies far from all others: terms of chemistry, medicine and the like. */
function isLearned(word: string, speller: Speller): boolean {
  if (!LONG_WORD.test(word) || UNSPEAKABLE.test(word)) return false;
  if (!speller.profile.learnedEndings?.some((ending) => word.endsWith(ending))) return false;
  // Only the full search says that there is nothing near.
  return speller !== speller.shallow && speller.candidates(word).length === 0;
}

const ACCENT = /\p{M}/u;
const hasAccent = (word: string): boolean => ACCENT.test(word.normalize('NFD'));

/** A plain word nearer and more frequent than this was meant by what looks borrowed: `présentation`. */
const NOT_BORROWED: readonly Nearness[] = [{ cost: 115, frequency: 12, letters: 2 }];

/** `mañana` in English: nobody adds accents by mistake in a language that has none. */
function isBorrowed(word: string, speller: Speller): boolean {
  if (!speller.profile.borrowsAccents || !hasAccent(word)) return false;
  const best = speller.candidates(word)[0];
  return !hasAccent(best?.text ?? '') && !isNear(word, best, NOT_BORROWED);
}

const SHORTEST_WELL_KNOWN = 5;

function isSlipOfWellKnown(word: string, best: Candidate | undefined, { profile }: Speller) {
  if (!best?.isName || word.length < SHORTEST_WELL_KNOWN) return false;
  return profile.wellKnownNames.some(
    ({ names, reach }) => best.cost <= reach && names.includes(best.text),
  );
}

/** Capitals inside a word belong to a brand or an identifier, unless the word is all but spelled out without them. */
function judgeMixed(word: string, best: Candidate | undefined): Verdict {
  if (best?.text.includes(' ')) return 'fine';
  return isNear(word, best, isAccentSlip(word, best) ? ACCENT_ONLY : MIXED) ? 'misspelled' : 'fine';
}

function nameBounds({ startsSentence, besideCapital }: WordSurroundings): readonly Nearness[] {
  if (startsSentence) return besideCapital ? AT_START_BESIDE_CAPITAL : AT_START;
  return besideCapital ? BESIDE_CAPITAL : INSIDE;
}

const isAccentSlip = (word: string, best: Candidate | undefined): boolean =>
  best !== undefined && slipKind(word, best.text) === 'accent';

/** A compound with capitals, such as a double name: its parts are names beside one another. */
function judgeParts(word: string, speller: Speller, around: WordSurroundings): Verdict {
  const verdicts = word
    .split('-')
    .filter((part) => isCheckable(part) && !speller.isKnown(part))
    .map((part) => judge(part, speller, { ...around, besideCapital: true, betweenCapitals: true }));
  if (verdicts.includes('misspelled')) return 'misspelled';
  return verdicts.includes('maybe-name') ? 'maybe-name' : 'fine';
}
