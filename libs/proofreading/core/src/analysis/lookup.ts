import { caseShape } from '../speller/case-shape';
import type { Dictionary } from '../speller/dictionary';
import { LetterCase, foldWord } from '../speller/dictionary-format';
import type { AnalysisProfile } from './analysis-profile';
import type { Morphology } from './morphology';
import { type Reading, createReading } from './reading';

const REMEMBERED = 4000;
const nameOf = (lemma: string, guessed = false) => createReading('PROPN', lemma, guessed);

/** Finds the readings of words: the table of function words, the lexicon, capitals, and guesses for the rest. */
export class WordLookup {
  private readonly memory = new Map<string, readonly Reading[]>();
  /** Of words as written, at a sentence's start and elsewhere. */
  private readonly first = new Map<string, readonly Reading[]>();
  private readonly inner = new Map<string, readonly Reading[]>();

  constructor(
    private readonly morphology: Morphology,
    private readonly dictionary: Dictionary,
    private readonly profile: AnalysisProfile,
  ) {}

  /** Readings by table and lexicon. @param folded see `foldWord` */
  known(folded: string): readonly Reading[] {
    const remembered = this.memory.get(folded);
    if (remembered) return remembered;
    const { readings, closed } = this.profile.functionWords;
    const listed = readings.get(folded) ?? [];
    const lexical = closed.has(folded) ? [] : this.morphology.readings(folded);
    const merged = [...listed];
    for (const reading of lexical)
      if (!merged.some(({ tag, lemma }) => tag === reading.tag && lemma === reading.lemma))
        merged.push(reading);
    if (this.memory.size >= REMEMBERED) this.memory.clear();
    this.memory.set(folded, merged);
    return merged;
  }

  isWord(word: string): boolean {
    const folded = foldWord(word);
    return this.profile.functionWords.readings.has(folded) || this.dictionary.indexOf(folded) >= 0;
  }

  /**
   * All readings of a word in its place; never none. The same word gets the same list each time.
   * @param written as in the text, NFC
   * @param isFirst whether a capital letter means nothing because a sentence starts here
   */
  readings(written: string, isFirst: boolean): readonly Reading[] {
    const memory = isFirst ? this.first : this.inner;
    let readings = memory.get(written);
    if (!readings) {
      readings = this.find(written, isFirst);
      if (memory.size >= REMEMBERED) memory.clear();
      memory.set(written, readings);
    }
    return readings;
  }

  private find(written: string, isFirst: boolean): readonly Reading[] {
    const folded = foldWord(written);
    const known = this.known(folded);
    const shape = caseShape(written);
    const index = this.dictionary.indexOf(folded);
    const isListedName = index >= 0 && this.dictionary.letterCase(index) !== LetterCase.Lower;
    const isCapital = shape !== 'lower';
    const mayBeName =
      isCapital && (isListedName || !isFirst || (shape === 'upper' && written.length > 1));
    if (known.length > 0)
      return mayBeName && !this.isFunctionWord(folded) ? [...known, nameOf(folded)] : known;
    const accented = isCapital ? this.withAccent(folded) : [];
    if (accented.length > 0) return isFirst ? accented : [...accented, nameOf(folded)];
    if (isListedName && isCapital) return [nameOf(folded)];
    return this.guess(folded, isCapital);
  }

  /** `Etat`, `A`: capitals may go without their accent where the language allows that. */
  private withAccent(folded: string): readonly Reading[] {
    for (const initial of this.profile.bareInitials?.[folded.charAt(0)] ?? '') {
      const readings = this.known(initial + folded.slice(1));
      if (readings.length > 0) return readings;
    }
    return [];
  }

  private isFunctionWord(folded: string): boolean {
    return this.profile.functionWords.closed.has(folded);
  }

  private guess(folded: string, isCapital: boolean): readonly Reading[] {
    const hyphen = folded.lastIndexOf('-');
    const head = hyphen > 0 ? this.known(folded.slice(hyphen + 1)) : [];
    const guessed: Reading[] = isCapital ? [nameOf(folded, true)] : [];
    const nominal = head.filter(({ pos }) => pos === 'NOUN' || pos === 'ADJ');
    if (nominal.length > 0)
      return [
        ...guessed,
        ...nominal.map(({ tag, lemma }) =>
          createReading(tag, folded.slice(0, hyphen + 1) + lemma, true),
        ),
      ];
    const found = this.profile.guesses.find(({ ending }) => ending.test(folded));
    return [...guessed, ...(found?.tags ?? ['X']).map((tag) => createReading(tag, folded, true))];
  }
}
