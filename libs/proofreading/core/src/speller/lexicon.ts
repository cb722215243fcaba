import type { Dictionary } from './dictionary';
import { LetterCase, foldWord } from './dictionary-format';
import { caseShape, matchCase } from './case-shape';
import type { SpellingProfile } from './spelling-profile';

/** Least frequency of a word that a prefix or an ending may be put on. */
const DERIVABLE = 5;
const MINIMUM_PREFIXED = 4;

/** Decides which words are right: those of the dictionary and those that the language forms from them. */
export class Lexicon {
  constructor(
    private readonly dictionary: Dictionary,
    private readonly profile: SpellingProfile,
  ) {}

  /** @param word in NFC with straight apostrophes, letter case as typed */
  isKnown(word: string): boolean {
    return (
      this.isListed(word) ||
      this.isElided(word) ||
      this.hasEnclitic(word) ||
      this.isCompound(word) ||
      this.isDerived(foldWord(word))
    );
  }

  /** Whether the dictionary has the word, written with these capitals. */
  isListed(word: string): boolean {
    const folded = foldWord(word);
    const index = this.dictionary.indexOf(folded);
    if (index < 0) return false;
    const shape = caseShape(word);
    if (shape === 'upper') return true;
    const spelled = this.dictionary.spell(index, folded);
    if (word === spelled) return true;
    return this.dictionary.letterCase(index) === LetterCase.Irregular
      ? word === matchCase(spelled, 'title')
      : shape === 'title';
  }

  /** The elided word at the front, with its apostrophe, or an empty string. */
  elisionOf(word: string): string {
    const apostrophe = word.indexOf("'");
    if (apostrophe < 1) return '';
    const front = word.slice(0, apostrophe + 1);
    return this.profile.elisions.includes(front.toLowerCase()) ? front : '';
  }

  private isElided(word: string): boolean {
    const front = this.elisionOf(word);
    return front !== '' && this.isKnown(word.slice(front.length));
  }

  /** The ending at the back that hangs on to any word, or an empty string. */
  encliticOf(word: string): string {
    const lower = word.toLowerCase();
    const ending = this.profile.enclitics.find((e) => lower.endsWith(e) && e.length < word.length);
    return ending ? word.slice(-ending.length) : '';
  }

  private hasEnclitic(word: string): boolean {
    const ending = this.encliticOf(word);
    return ending !== '' && this.isKnown(word.slice(0, -ending.length));
  }

  private isCompound(word: string): boolean {
    if (!word.includes('-')) return false;
    return word.split('-').every((part) => part.length < 2 || this.isPart(part));
  }

  /** A part of a compound may be a word beginning that does not stand alone: `anti-inflation`. */
  isPart(part: string): boolean {
    return (
      /^\d+$/u.test(part) ||
      this.profile.prefixes.includes(part.toLowerCase()) ||
      this.isKnown(part)
    );
  }

  private isDerived(folded: string): boolean {
    if (!/^\p{L}+$/u.test(folded)) return false;
    const { prefixes, derivations } = this.profile;
    const prefixed = prefixes.some(
      (prefix) =>
        folded.length >= prefix.length + MINIMUM_PREFIXED &&
        folded.startsWith(prefix) &&
        this.isDerivable(folded.slice(prefix.length)),
    );
    if (prefixed) return true;
    return derivations.some(({ ending, bases, minimumStem = 3 }) => {
      if (!folded.endsWith(ending) || folded.length < ending.length + minimumStem) return false;
      const stem = folded.slice(0, -ending.length);
      return bases.some((base) => this.isDerivable(stem + base));
    });
  }

  private isDerivable(folded: string): boolean {
    const index = this.dictionary.indexOf(folded);
    return (
      index >= 0 &&
      this.dictionary.letterCase(index) === LetterCase.Lower &&
      this.dictionary.isSuggestible(index) &&
      this.dictionary.frequency(index) >= DERIVABLE
    );
  }

  /** Frequency class of a word, 0 to 31; of a formed word that of its rarest part. */
  frequency(word: string): number {
    const index = this.dictionary.find(word);
    if (index >= 0) return this.dictionary.frequency(index);
    const front = this.elisionOf(word);
    if (front) return this.frequency(word.slice(front.length));
    const back = this.encliticOf(word);
    if (back) return this.frequency(word.slice(0, -back.length));
    if (!word.includes('-')) return 0;
    const parts = word.split('-').filter((part) => part.length > 1);
    return parts.length ? Math.min(...parts.map((part) => this.frequency(part))) : 0;
  }
}
