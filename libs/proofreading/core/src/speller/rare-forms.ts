import { entryOf } from '../entry-of';
import type { Dictionary } from './dictionary';
import { MAX_FREQUENCY, foldWord } from './dictionary-format';
import type { SpellingProfile } from './spelling-profile';

/** Steps of frequency by which an accented word must lead: twelve make it 130 times as frequent. */
const LEAD = 12;
/** Least frequency class of a word that everybody means: about three in a million. */
const COMMON = 14;

/** The word with one accent more, at each letter that may bear one. Takes and gives folded words. */
export function* withOneAccent(
  folded: string,
  accents: SpellingProfile['accents'] = {},
): Generator<string> {
  const letters = [...folded];
  for (const [at, letter] of letters.entries())
    for (const accented of accents[letter] ?? [])
      yield [...letters.slice(0, at), accented, ...letters.slice(at + 1)].join('');
}

/** A word that was meant, in lower case, where a rare one without its accents was written. */
export interface CommonForm {
  readonly text: string;
  /** The written one is a word all the same, and may have been meant. */
  readonly isDoubtful: boolean;
}

/**
 * What is nearly always meant by a word: `voilà` by `voila` (of the verb `voiler`). By the language's list of such words,
 * or where the word with one accent more is far more frequent.
 */
export function commonFormOf(
  word: string,
  dictionary: Dictionary,
  { rareForms, accents, meantWithoutAccent }: SpellingProfile,
): CommonForm | undefined {
  const folded = foldWord(word);
  const listed = rareForms && entryOf(rareForms, folded);
  if (listed !== undefined) return { text: listed, isDoubtful: true };
  const frequencyOf = (form: string): number => {
    const index = dictionary.indexOf(form);
    return index < 0 ? -1 : dictionary.frequency(index);
  };
  const own = frequencyOf(folded);
  // A second spelling of the same word, such as Spanish `cardiaco` beside `cardíaco`.
  const isTolerated = own >= 0 && !dictionary.isSuggestible(dictionary.indexOf(folded));
  if (isTolerated) return undefined;
  if (own + LEAD > MAX_FREQUENCY) return undefined;
  let bare = own;
  let best: { text: string; frequency: number } | undefined;
  for (const text of withOneAccent(folded, accents)) {
    const frequency = frequencyOf(text);
    // A capital may go without its accent, so that `Etat` is no other word than `État`.
    const isCapital = own < 0 && text.slice(1) === folded.slice(1);
    if (isCapital) bare = Math.max(bare, frequency);
    else if (frequency >= COMMON && frequency > (best?.frequency ?? 0)) best = { text, frequency };
  }
  if (!best || best.frequency - bare < LEAD) return undefined;
  if (meantWithoutAccent?.(folded, best.text)) return undefined;
  return { text: best.text, isDoubtful: own >= 0 };
}
