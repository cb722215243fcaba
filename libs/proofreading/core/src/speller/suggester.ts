import type { Dictionary } from './dictionary';
import { LetterCase, MAX_FREQUENCY, foldWord } from './dictionary-format';
import { EditCost, buildEditCosts } from './edit-costs';
import type { Lexicon } from './lexicon';
import { withOneAccent } from './rare-forms';
import type { SpellingProfile } from './spelling-profile';
import { type Neighbor, WordSearch } from './word-search';

/** A word that may have been meant. */
export interface Candidate {
  readonly text: string;
  /** Distance from the typed word, in hundredths of an edit. */
  readonly cost: number;
  /** 0 to 31. */
  readonly frequency: number;
  /** What ranks it, least first: distance and rarity together. */
  readonly score: number;
  /** Written with a capital of its own. */
  readonly isName: boolean;
  /** The word is a common slip for this one, and for nothing but this and others that are sure as well. */
  readonly isSure?: boolean;
}

/** What one step of frequency weighs against distance, in hundredths of an edit. */
const FREQUENCY_STEP = 4.2;
/** Two frequency classes add up to that of an independent pair after this is taken off. */
const PAIR_OFFSET = 45;
/** An apostrophe forgotten after an elided word, and how much rarer the pair is than its second word. */
const ELISION = 42;
const ELISION_OFFSET = 3;
/** Letters that may come after an elided word. */
const MAY_FOLLOW_ELISION = /^[aeiouyhàâéèêëîïôûùœæ]/iu;
/** An accent lost on top of it. */
const LOST_ACCENT = 28;
/** Least frequency class of a word that is thought of with an accent more. */
const COMMON = 8;
const CAPITAL = 25;
/** An accent on the wrong letter: one slip, not two. */
const MOVED_ACCENT = 40;
/** Distances that are tried one after the other, in hundredths of an edit. */
const REACHES = [65, 115, 170, 225, 300];
const ENOUGH = 3;

/** The farthest that a word of this many letters is searched for: short words have too many neighbours. */
function farthest(length: number): number {
  if (length <= 3) return 145;
  if (length <= 5) return 200;
  return length <= 7 ? 245 : 300;
}

/** Finds and ranks what may have been meant by an unknown word, in lower case except for names. */
export class Suggester {
  private readonly search: WordSearch;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly lexicon: Lexicon,
    private readonly profile: SpellingProfile,
  ) {
    this.search = new WordSearch(dictionary, buildEditCosts(profile, dictionary));
  }

  /**
   * @param word as typed, in NFC with straight apostrophes
   * @param limit the farthest to look, in hundredths of an edit
   */
  candidates(word: string, limit = Infinity): Candidate[] {
    const found = new Map<string, Candidate>();
    const add = (candidate: Candidate): void => {
      const known = found.get(candidate.text);
      if (!known || known.score > candidate.score) found.set(candidate.text, candidate);
    };
    const folded = foldWord(word);
    for (const candidate of this.splits(folded)) add(candidate);
    for (const candidate of this.aroundParts(word)) add(candidate);
    const best = Math.min(...[...found.values()].map(({ score }) => score));
    for (const candidate of this.neighbors(folded, best, limit)) add(candidate);
    return [...found.values()].sort((a, b) => a.score - b.score || (a.text < b.text ? -1 : 1));
  }

  /** Whether a frequent word lies so near that a merely possible one is rather a slip for it. */
  isLikelySlip(folded: string): boolean {
    if (!this.search.prepare(folded)) return false;
    return this.search
      .within(EditCost.OtherLetter)
      .some(
        ({ index, cost, folded: near }) =>
          !near.includes(' ') &&
          withoutEnding(near) !== withoutEnding(folded) &&
          this.dictionary.letterCase(index) === LetterCase.Lower &&
          this.dictionary.frequency(index) >= (cost <= EditCost.SoundAlike ? 9 : 15),
      );
  }

  /** Words in reach, the search widened only as long as something better may lie farther out. */
  private neighbors(folded: string, bestSoFar: number, farthestAsked: number): Candidate[] {
    if (!this.search.prepare(folded)) return [];
    const limit = Math.min(farthest(folded.length), farthestAsked);
    let candidates: Candidate[] = [];
    let isSettled = false;
    for (const reach of REACHES) {
      candidates = this.search
        .within(Math.min(reach, limit))
        .filter(({ index }) => this.dictionary.isSuggestible(index))
        .map((neighbor) => this.toCandidate(neighbor, folded));
      const best = candidates.reduce((least, { score }) => Math.min(least, score), bestSoFar);
      // Nothing better can lie farther out; one step more is taken to have something to choose from.
      if (reach >= limit || (best <= reach && (candidates.length >= ENOUGH || isSettled))) break;
      isSettled = best <= reach;
    }
    return candidates;
  }

  private toCandidate({ index, folded, cost }: Neighbor, typed: string): Candidate {
    const frequency = this.dictionary.frequency(index);
    const isName = this.dictionary.letterCase(index) !== LetterCase.Lower;
    const slip = cost > MOVED_ACCENT && isMovedAccent(folded, typed) ? MOVED_ACCENT : cost;
    const distance = isName && folded !== typed ? slip + CAPITAL : slip;
    const text = this.dictionary.spell(index, folded);
    return { text, cost: distance, frequency, score: score(distance, frequency), isName };
  }

  /** Two words run together, or an elided one without its apostrophe. */
  private *splits(folded: string): Generator<Candidate> {
    if (!/^\p{L}+$/u.test(folded)) return;
    for (let at = 1; at < folded.length; at++) {
      const front = folded.slice(0, at);
      const back = folded.slice(at);
      if (this.profile.elisions.includes(`${front}'`) && MAY_FOLLOW_ELISION.test(back))
        yield* this.elisions(front, back);
      const pair = this.partFrequency(front) + this.partFrequency(back) - PAIR_OFFSET;
      if (pair > -8 && this.partFrequency(front) > 0 && this.partFrequency(back) > 0)
        yield this.candidate(`${front} ${back}`, EditCost.Separator + 20, pair);
    }
  }

  /** An elided word without its apostrophe, the other one perhaps without an accent: `cetait`. */
  private *elisions(front: string, back: string): Generator<Candidate> {
    const frequencyOf = (word: string) => this.partFrequency(word) - ELISION_OFFSET;
    const own = frequencyOf(back);
    if (own > 0) yield this.candidate(`${front}'${back}`, ELISION, own);
    for (const word of withOneAccent(back, this.profile.accents)) {
      const frequency = frequencyOf(word);
      if (frequency > Math.max(own, COMMON))
        yield this.candidate(`${front}'${word}`, ELISION + LOST_ACCENT, frequency);
    }
  }

  /** Frequency of a word that may stand on one side of a missing space; 0 when it may not. */
  private partFrequency(part: string): number {
    const index = this.dictionary.indexOf(part);
    if (index < 0 || !this.dictionary.isSuggestible(index)) return 0;
    if (this.dictionary.letterCase(index) !== LetterCase.Lower) return 0;
    const frequency = this.dictionary.frequency(index);
    return part.length > 1 || this.profile.oneLetterWords.includes(part) ? frequency : 0;
  }

  /** Mends the unknown part of an elided, compound or suffixed word and puts the rest back. */
  private *aroundParts(word: string): Generator<Candidate> {
    const front = this.lexicon.elisionOf(word);
    if (front) return yield* this.mendPart(front, word.slice(front.length), '');
    const back = this.lexicon.encliticOf(word);
    if (back) return yield* this.mendPart('', word.slice(0, -back.length), back);
    if (!word.includes('-')) return;
    const parts = word.split('-');
    const unknown = parts.filter((part) => part.length > 1 && !this.lexicon.isPart(part));
    if (unknown.length !== 1) return;
    const at = parts.indexOf(unknown[0]!);
    const before = parts.slice(0, at).map((part) => `${part}-`);
    const after = parts.slice(at + 1).map((part) => `-${part}`);
    yield* this.mendPart(before.join(''), parts[at]!, after.join(''));
  }

  private *mendPart(before: string, part: string, after: string): Generator<Candidate> {
    if (part.length < 2) return;
    for (const { text, cost, frequency } of this.candidates(part).slice(0, 10)) {
      if (before.endsWith("'") && !MAY_FOLLOW_ELISION.test(text)) continue;
      const mended = before.toLowerCase() + text + after.toLowerCase();
      if (!text.includes(' ') && this.lexicon.isKnown(mended))
        yield this.candidate(mended, cost, frequency);
    }
  }

  private candidate(text: string, cost: number, frequency: number): Candidate {
    return { text, cost, frequency, score: score(cost, frequency), isName: false };
  }
}

/** Number and gender do not make another word: `electroquímico` is no slip for `electroquímica`. */
const withoutEnding = (word: string): string => word.replace(/[aeo]?s?$/u, '');

function isMovedAccent(wanted: string, typed: string): boolean {
  const [a, b] = [wanted.normalize('NFD'), typed.normalize('NFD')];
  return a.length === b.length && a !== b && a.replace(/\p{M}/gu, '') === b.replace(/\p{M}/gu, '');
}

const score = (cost: number, frequency: number): number =>
  cost + FREQUENCY_STEP * (MAX_FREQUENCY - frequency);
