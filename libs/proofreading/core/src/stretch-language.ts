import { LOCALES, type Locale } from '@tercet/contracts';
import type { Detector } from './detect';
import type { LanguagePack } from './language-pack';
import { hintedLanguage } from './short-lines';
import { wordsIn } from './words-in';

export interface LanguageTools {
  readonly detector: Detector | undefined;
  readonly loadPack: (language: Locale) => Promise<LanguagePack>;
}

/** Share of its words that a language may lack and still be the one of a stretch. */
const MOST_UNKNOWN = 0.25;

/** Names say nothing about the language around them. */
const isNoName = (word: string, index: number): boolean => index === 0 || !/^\p{Lu}/u.test(word);

const countUnknown = (words: readonly string[], { knows }: LanguagePack): number =>
  words.filter((word) => !(knows?.(word) ?? true)).length;

/**
 * Language of a quotation, a sentence or a line in a text of the language `own`: another one only where it is clear,
 * that is where its dictionary knows the words that the own one lacks.
 */
export async function stretchLanguage(
  text: string,
  own: Locale,
  { detector, loadPack }: LanguageTools,
): Promise<Locale | 'foreign'> {
  const words = [...wordsIn(text)].filter(isNoName);
  const detected = detector?.detect(text);
  const sign = detected === undefined ? hintedLanguage(text, own) : detected;
  const isSigned = sign !== undefined && sign !== own;
  if (words.length < (isSigned ? 1 : 2)) return own;
  const ownPack = await loadPack(own).catch(() => undefined);
  // What the own language knows cannot be asked: the check of the stretch will say that it is missing.
  if (!ownPack) return isSigned ? sign : own;
  const unknown = countUnknown(words, ownPack);
  const isMostlyUnknown = unknown > words.length / 2;
  if (unknown === 0 || !(isSigned || isMostlyUnknown)) return own;
  if (sign === 'foreign') return isMostlyUnknown ? 'foreign' : own;
  const others = isSigned ? [sign] : LOCALES.filter((locale) => locale !== own);
  for (const other of others) {
    // A mere guess must not fail the check where that language cannot be loaded.
    const pack = await (isSigned ? loadPack(other) : loadPack(other).catch(() => undefined));
    const unknownThere = pack?.knows ? countUnknown(words, pack) : words.length;
    // A short stretch may hold one misspelling: "The teh cat."
    const most =
      unknown - unknownThere > 1
        ? Math.max(1, words.length * MOST_UNKNOWN)
        : words.length * MOST_UNKNOWN;
    if (unknownThere < unknown && unknownThere <= most) return other;
  }
  return own;
}

/** Share of the words of a text, names aside, that a language lacks. None where it cannot be loaded. */
export async function shareUnknown(
  text: string,
  language: Locale,
  { loadPack }: LanguageTools,
): Promise<number> {
  const words = [...wordsIn(text)].filter(isNoName);
  const pack = await loadPack(language).catch(() => undefined);
  return pack && words.length > 0 ? countUnknown(words, pack) / words.length : 0;
}

/** Words of a text so short that a list of names and one foreign word can mislead the detector. */
const SHORT_TEXT = 12;

/**
 * Of the detected language and the expected one, the one that knows more words of a short text; if in doubt, the latter.
 * Misspellings mislead the detector: "The colours dont match." looks French to it.
 */
export async function likelierLanguage(
  text: string,
  detected: Locale,
  expected: Locale,
  loadPack: LanguageTools['loadPack'],
): Promise<Locale> {
  const words = [...wordsIn(text)];
  if (detected === expected || words.length > SHORT_TEXT) return detected;
  const unknownIn = async (language: Locale) => countUnknown(words, await loadPack(language));
  try {
    const unknown = await unknownIn(detected);
    if (unknown === 0) return detected;
    return (await unknownIn(expected)) <= unknown ? expected : detected;
  } catch {
    // Without both dictionaries the detector decides.
    return detected;
  }
}
