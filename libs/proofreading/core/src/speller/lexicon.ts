import type { Dictionary } from './dictionary';
import { LetterCase, foldWord } from './dictionary-format';
import { caseShape, applyCaseShape } from './case-shape';
import type { SpellingProfile } from './spelling-profile';

/** Least frequency of a word that an ending or a short prefix may be put on. */
const DERIVABLE = 5;
const LONG_PREFIX = 4;
/** A stem of so many letters is no chance find, however rare. */
const LONG_STEM = 6;
const MINIMUM_PREFIXED = 4;
const REMEMBERED = 5000;

/** Letters that a capital may stand for where its accent is left out. */
const BARE_INITIALS: Readonly<Record<string, readonly string[]>> = {
  a: ['à', 'â'],
  c: ['ç'],
  e: ['é', 'è', 'ê'],
  i: ['î'],
  o: ['ô'],
  u: ['ù', 'û'],
};

/** Decides which words are right: those of the dictionary and those that the language forms from them. */
export class Lexicon {
  private readonly derived = new Map<string, boolean>();

  /**
   * @param isLikelySlip whether a word that could be formed from others is more likely a slip: `ex-maple` is
   * possible, `example` was meant
   */
  constructor(
    private readonly dictionary: Dictionary,
    private readonly profile: SpellingProfile,
    private readonly isLikelySlip: (folded: string) => boolean,
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
    const shape = caseShape(word);
    if (index < 0) return this.profile.bareCapitals && shape === 'title' && this.isBare(folded);
    if (shape === 'upper') return true;
    const spelled = this.dictionary.spell(index, folded);
    if (word === spelled) return true;
    return this.dictionary.letterCase(index) === LetterCase.Irregular
      ? word === applyCaseShape(spelled, 'title')
      : shape === 'title';
  }

  /** Whether the word is listed with an accent on its first letter. */
  private isBare(folded: string): boolean {
    const rest = folded.slice(1);
    return (BARE_INITIALS[folded.charAt(0)] ?? []).some(
      (initial) => this.dictionary.indexOf(initial + rest) >= 0,
    );
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
    if (ending === '') return false;
    const stem = word.slice(0, -ending.length);
    return !this.profile.withoutEnclitics.includes(stem.toLowerCase()) && this.isKnown(stem);
  }

  private isCompound(word: string): boolean {
    if (!word.includes('-')) return false;
    const parts = word.split('-');
    const last = parts.at(-1)?.toLowerCase() ?? '';
    if (this.profile.lastParts?.includes(last)) parts.pop();
    return parts.every((part) => part.length < 2 || this.isPart(part));
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
    let derived = this.derived.get(folded);
    if (derived === undefined) {
      derived = Boolean(
        /^\p{L}+$/u.test(folded) &&
        (this.hasDerivation(folded, true) ||
          this.profile.basesOf?.(folded).some((base) => this.isDerivable(base, 1)) ||
          ((this.isPrefixed(folded) || this.hasDerivation(folded, false)) &&
            !this.isLikelySlip(folded))),
      );
      if (this.derived.size >= REMEMBERED) this.derived.clear();
      this.derived.set(folded, derived);
    }
    return derived;
  }

  private isPrefixed(folded: string): boolean {
    return this.profile.prefixes.some(
      (prefix) =>
        folded.length >= prefix.length + MINIMUM_PREFIXED &&
        folded.startsWith(prefix) &&
        this.isDerivable(folded.slice(prefix.length), prefix.length < LONG_PREFIX ? DERIVABLE : 0),
    );
  }

  private hasDerivation(folded: string, wantsRegular: boolean): boolean {
    return this.profile.derivations.some(
      ({ ending, bases, minimumStem = 3, regular = false, isStressed, ofNames }) => {
        if (regular !== wantsRegular || !folded.endsWith(ending)) return false;
        if (folded.length < ending.length + minimumStem) return false;
        const stem = folded.slice(0, -ending.length);
        if (isStressed && /[áéíóú]/u.test(stem)) return false;
        return bases.some((base) =>
          ofNames
            ? this.isName(stem + base)
            : this.isDerivable(stem + base, regular || stem.length >= LONG_STEM ? 1 : DERIVABLE),
        );
      },
    );
  }

  private isName(folded: string): boolean {
    const index = this.dictionary.indexOf(folded);
    return index >= 0 && this.dictionary.letterCase(index) === LetterCase.Title;
  }

  private isDerivable(folded: string, frequency: number): boolean {
    const index = this.dictionary.indexOf(folded);
    return (
      index >= 0 &&
      this.dictionary.letterCase(index) === LetterCase.Lower &&
      this.dictionary.isSuggestible(index) &&
      this.dictionary.frequency(index) >= frequency
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
