import { LOCALES, type Locale } from '@tercet/contracts';

/** Fewer words than this say too little about their language. */
const MIN_WORDS = 4;
/** Fewer words than this are never taken for a language that is not ours. */
const MIN_FOREIGN_WORDS = 6;
/** A lead (on a scale from 0 to 1) below this one leaves the language of the document in place. */
const DOUBTFUL_LEAD = 0.02;
/** A language that is not ours must lead by this much: Catalan and Tagalog profiles win some sentences full of names. */
const FOREIGN_LEAD = 0.05;

/** `foreign` is a text that is surely in none of our languages; undefined one that says too little. */
export type Detected = Locale | 'foreign' | undefined;

export interface Detector {
  /**
   * Language of a sentence or text.
   * @param expected wins where the text itself leaves doubt
   */
  detect(text: string, expected?: Locale): Detected;
  /**
   * Tells whether a sentence too short to be called foreign by itself is rather in the language of a text than in ours.
   * @param foreign a text in none of ours
   */
  shortSentencesOf(foreign: string): (sentence: string) => boolean;
}

let detector: Promise<Detector> | undefined;

/** Loads the language profiles (about 1 MB) at its first call. */
export function loadDetector(): Promise<Detector> {
  detector ??= createDetector().catch((error: unknown) => {
    detector = undefined;
    throw error;
  });
  return detector;
}

async function createDetector(): Promise<Detector> {
  const { eld } = await import('eld/extrasmall');
  const bestOfOurs = (scores: Readonly<Record<string, number>>) =>
    LOCALES.map((locale) => ({ locale, score: scores[locale] ?? 0 })).reduce((a, b) =>
      b.score > a.score ? b : a,
    );
  return {
    shortSentencesOf(foreign) {
      const { language } = eld.detect(foreign);
      return (sentence) => {
        if (countWords(sentence, MIN_FOREIGN_WORDS) === MIN_FOREIGN_WORDS) return false;
        const scores = eld.detect(sentence).getScores();
        return (scores[language] ?? 0) - bestOfOurs(scores).score > FOREIGN_LEAD;
      };
    },
    detect(text, expected) {
      if (isMostlyOtherScript(text)) return 'foreign';
      const words = countWords(text, MIN_FOREIGN_WORDS);
      if (words < MIN_WORDS) return undefined;
      const result = eld.detect(text);
      const scores = result.getScores();
      const best = bestOfOurs(scores);
      const lead = (scores[result.language] ?? 0) - best.score;
      if (lead > FOREIGN_LEAD && words >= MIN_FOREIGN_WORDS) return 'foreign';
      if (best.score === 0) return undefined;
      if (expected && best.score - (scores[expected] ?? 0) < DOUBTFUL_LEAD) return expected;
      return best.locale;
    },
  };
}

const LETTER = /\p{L}/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
/** One letter alone is a symbol; two may be a word in Chinese. */
const MIN_LETTERS = 2;

/** All of our languages are written in Latin letters. */
function isMostlyOtherScript(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  return letters >= MIN_LETTERS && (text.match(LATIN_LETTER)?.length ?? 0) * 2 < letters;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

function countWords(text: string, limit: number): number {
  let count = 0;
  for (const _ of text.matchAll(WORD)) {
    count += 1;
    if (count === limit) break;
  }
  return count;
}
