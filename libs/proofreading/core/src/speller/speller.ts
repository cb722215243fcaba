import { entryOf } from '../entry-of';
import { caseShape, applyCaseShape } from './case-shape';
import { Dictionary } from './dictionary';
import { MAX_FREQUENCY, foldWord } from './dictionary-format';
import { Lexicon } from './lexicon';
import type { SpellingProfile } from './spelling-profile';
import { type CommonForm, commonFormOf } from './rare-forms';
import { type Candidate, Suggester } from './suggester';

/** A language's words. Words may come in NFC or NFD, with straight or typographic apostrophes. */
export interface Speller {
  readonly profile: SpellingProfile;
  /** Whether a word is right as it is written, letter case included. */
  isKnown(word: string): boolean;
  /** Whether the language's words have all the letters of this one. */
  isWritable(word: string): boolean;
  /** What a known word nearly always stands for where it is a rare one, see `commonFormOf`. */
  commonForm(word: string): CommonForm | undefined;
  /** How frequent a word is: 0 (never seen) to 31, each step half as much again. */
  frequency(word: string): number;
  /** What may have been meant, best first, in the letter case and with the apostrophe of the word. */
  suggest(word: string, limit?: number): string[];
  /** As `suggest`, with how near and how frequent each is. Remembered, so asking again costs nothing. */
  candidates(word: string): readonly Candidate[];
  /** The same words, but only what lies very near is searched for: for text that is hardly the language at all. */
  readonly shallow: Speller;
  /**
   * Bit mask of the variants that list the word, in the order of the language's `VARIANTS`;
   * all bits when the dictionary does not list it as such.
   */
  variantsOf(word: string): number;
}

const REMEMBERED = 2000;
const KEPT = 8;

/** Most capitalised unknowns are names: looking far for what they may have meant is lost time. */
const NAME_REACH = 170;
/** About one slip, a tenth of the work of a full search. */
const SHALLOW_REACH = 115;

/** Letters from which on a slip is one in capitals too. */
const SHORTEST_IN_CAPITALS = 4;

/** How far each of several words that a slip may stand for lies behind the one named before it. */
const BEHIND = 6;

const sureCandidate = (text: string, index: number): Candidate => ({
  text,
  cost: 0,
  frequency: MAX_FREQUENCY,
  score: index * BEHIND,
  isName: false,
  isSure: true,
});

const normalize = (word: string): string => word.normalize('NFC').replace(/[’ʼ]/gu, "'");

class DictionarySpeller implements Speller {
  private readonly memory = new Map<string, readonly Candidate[]>();
  readonly shallow: Speller;

  constructor(
    readonly profile: SpellingProfile,
    private readonly dictionary: Dictionary,
    private readonly lexicon: Lexicon,
    private readonly suggester: Suggester,
    private readonly farthest = Infinity,
  ) {
    this.shallow =
      farthest <= SHALLOW_REACH
        ? this
        : new DictionarySpeller(profile, dictionary, lexicon, suggester, SHALLOW_REACH);
  }

  isKnown(word: string): boolean {
    const typed = normalize(word);
    return this.slipsOf(typed).length === 0 && this.lexicon.isKnown(typed);
  }

  /** What a common slip stands for. An acronym may have the letters of one: `IM`. */
  private slipsOf(typed: string): readonly string[] {
    if (typed.length < SHORTEST_IN_CAPITALS && caseShape(typed) === 'upper') return [];
    const { commonSlips = {} } = this.profile;
    const folded = foldWord(typed);
    const meant = entryOf(commonSlips, folded);
    return meant === undefined ? [] : [meant].flat();
  }

  commonForm(word: string): CommonForm | undefined {
    const typed = normalize(word);
    if (typed.length < 2) return undefined;
    const found = commonFormOf(typed, this.dictionary, this.profile);
    return found && { ...found, text: applyCaseShape(found.text, caseShape(typed)) };
  }

  isWritable(word: string): boolean {
    return [...foldWord(word)].every((letter) => this.dictionary.symbolOf(letter) >= 0);
  }

  frequency(word: string): number {
    return this.lexicon.frequency(normalize(word));
  }

  suggest(word: string, limit = 5): string[] {
    return this.candidates(word)
      .slice(0, limit)
      .map(({ text }) => text);
  }

  candidates(word: string): readonly Candidate[] {
    const known = this.memory.get(word);
    if (known) return known;
    const candidates = this.compute(word);
    if (this.memory.size >= REMEMBERED) this.memory.clear();
    this.memory.set(word, candidates);
    return candidates;
  }

  variantsOf(word: string): number {
    const index = this.dictionary.find(word);
    return index < 0 ? 0xff : this.dictionary.variantsOf(index);
  }

  private compute(word: string): Candidate[] {
    const typed = normalize(word);
    const shape = caseShape(typed);
    const apostrophe = word.includes('’') ? '’' : "'";
    const seen = new Set<string>();
    const candidates: Candidate[] = [];
    const reach = shape === 'title' ? Math.min(NAME_REACH, this.farthest) : this.farthest;
    const sure = this.slipsOf(typed).map(sureCandidate);
    for (const candidate of [...sure, ...this.suggester.candidates(typed, reach)]) {
      const text = applyCaseShape(candidate.text, shape).replace(/'/gu, apostrophe);
      if (text === typed || text === word || seen.has(text)) continue;
      seen.add(text);
      candidates.push({ ...candidate, text });
      if (candidates.length === KEPT) break;
    }
    return candidates;
  }
}

/**
 * Makes a speller of a dictionary or of its file.
 * @throws Error when the bytes are no dictionary of this version.
 */
export function createSpeller(words: Uint8Array | Dictionary, profile: SpellingProfile): Speller {
  const dictionary = words instanceof Dictionary ? words : new Dictionary(words);
  const lexicon: Lexicon = new Lexicon(dictionary, profile, (folded) =>
    suggester.isLikelySlip(folded),
  );
  const suggester = new Suggester(dictionary, lexicon, profile);
  return new DictionarySpeller(profile, dictionary, lexicon, suggester);
}
