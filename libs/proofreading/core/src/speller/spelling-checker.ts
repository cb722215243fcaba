import { VARIANTS } from '@tercet/contracts';
import type { ContextModel } from '../context/context-model';
import { type Ranking, rankInContext } from '../context/rank-in-context';
import { Surroundings } from '../context/surroundings';
import type { Issue } from '../issue';
import type { Checker, Passage } from '../language-pack';
import type { Sentence, Token } from '../sentence';
import { isAbbreviation } from '../abbreviations';
import { caseShape } from './case-shape';
import { codeWords } from './code-words';
import { foldWord } from './dictionary-format';
import { findForeignRuns } from './foreign-runs';
import { RARE_FORM_WORDING } from './rare-form-wording';
import { isLikelySlip, isSafe } from './safe-suggestion';
import type { Speller } from './speller';
import type { Candidate } from './suggester';
import { SPELLING_WORDINGS, slipKind, variantWording } from './spelling-messages';
import { type SpelledWord, spelledWords } from './spelled-words';
import { type WordSurroundings, judge } from './word-policy';

export interface SpellingOptions {
  /** Most suggestions an issue carries; 5 when left out. */
  readonly suggestions?: number;
  /** Orders the suggestions by how well they fit between their neighbours. */
  readonly context?: ContextModel;
}

const startsWithCapital = (word: string | undefined): boolean =>
  word !== undefined && /^(?:\p{Ll}{1,2}')?\p{Lu}/u.test(word);

const MARK_BEFORE = /[*_"“«‘'][ \u00A0\u202F]?$/u;
const MARK_BEHIND = /^[ \u00A0\u202F]?[*_"”»’']/u;

/** A word alone between quotation marks or in italics. */
const isMentioned = ({ start, end }: Token, text: string): boolean =>
  MARK_BEFORE.test(text.slice(Math.max(0, start - 2), start)) &&
  MARK_BEHIND.test(text.slice(end, end + 2));

const MARK_AND_HYPHEN_BEFORE = /[*_"“«‘'][ \u00A0\u202F]?[-‐‑]$/u;
const HYPHEN_AND_MARK_BEHIND = /^[-‐‑][ \u00A0\u202F]?[*_"”»’']/u;

/** The beginning or the end of words, spoken about: “re-”, “-ment”. */
const isPartOfWord = ({ start, end }: Token, text: string): boolean => {
  const [before, behind] = [text.slice(Math.max(0, start - 3), start), text.slice(end, end + 3)];
  return (
    (MARK_BEFORE.test(before) && HYPHEN_AND_MARK_BEHIND.test(behind)) ||
    (MARK_AND_HYPHEN_BEFORE.test(before) && MARK_BEHIND.test(behind))
  );
};

const GENUS = /^\p{Lu}[a-z]{3,}$/u;
const SPECIES = /^[a-z]{3,}(?:[aei]|ii|ae|[aiou][sm]|ens|ans|or|er|ix|ox|oides)$/u;

/** A capitalised unknown word before one that looks Latin. */
const isGenus = (before: SpelledWord, { word }: SpelledWord): boolean =>
  !before.known && GENUS.test(before.word) && SPECIES.test(word);

function surroundings(
  words: readonly SpelledWord[],
  index: number,
  text: string,
): WordSurroundings {
  /** A neighbour counts only where nothing but a space stands between. */
  const beside = (first: number): boolean => {
    const [a, b] = [words[first]?.token, words[first + 1]?.token];
    return a !== undefined && b !== undefined && !/\S/u.test(text.slice(a.end, b.start));
  };
  const letters = words.map(({ word }) => word).filter((word) => word.length > 1);
  const capitals = letters.filter((word) => caseShape(word) === 'upper').length;
  // The first word of the sentence is capitalised anyway and says nothing about its neighbour.
  const before = index > 1 && beside(index - 1) && startsWithCapital(words[index - 1]?.word);
  const after = beside(index) && startsWithCapital(words[index + 1]?.word);
  return {
    startsSentence: index === 0,
    besideCapital: before || after,
    betweenCapitals: before && after,
    isMentioned: isMentioned(words[index]!.token, text),
    followsGenus: index > 0 && beside(index - 1) && isGenus(words[index - 1]!, words[index]!),
    inCapitals: capitals >= 3 && capitals > letters.length * 0.7,
  };
}

/** An abbreviation with its full stop. */
const isShortened = ({ token, word }: SpelledWord, { text, language }: Passage): boolean =>
  text[token.end] === '.' && isAbbreviation(word.toLowerCase(), language);

/** Typographic apostrophes where the word or, if it has none, the passage has them. */
const withApostrophesOf = (suggestion: string, word: string, passage: string): string =>
  word.includes('’') || (!word.includes("'") && passage.includes('’'))
    ? suggestion.replace(/'/gu, '’')
    : suggestion;

/** Unknown words of a passage that are searched for in full, however many of its words they are. */
const ALWAYS_IN_FULL = 6;
/** Beyond them, the share of unknown words among those read up to which the search stays full. */
const MOST_UNKNOWN = 0.15;

/** Spends the search for suggestions on text that is worth it: a page of random letters would take seconds. */
class SearchBudget {
  private words = 0;
  private unknown = 0;

  constructor(private readonly speller: Speller) {}

  /** Counts a word. @returns the words to search in, should it be unknown */
  spend({ known }: SpelledWord): Speller {
    this.words += 1;
    if (!known) this.unknown += 1;
    const isFull = this.unknown <= Math.max(ALWAYS_IN_FULL, this.words * MOST_UNKNOWN);
    return isFull ? this.speller : this.speller.shallow;
  }
}

/** Orders the candidates for a word by its place. */
type Rank = (word: SpelledWord, candidates: readonly Candidate[]) => Ranking;

class SpellingChecker implements Checker {
  readonly id: string;
  readonly wave = 1;

  constructor(
    private readonly speller: Speller,
    private readonly limit: number,
    private readonly context: ContextModel | undefined,
  ) {
    this.id = `${speller.profile.language}/spelling`;
  }

  check(passage: Passage): Issue[] {
    const budget = new SearchBudget(this.speller);
    return passage.sentences.flatMap((sentence) => this.checkSentence(sentence, passage, budget));
  }

  private checkSentence(sentence: Sentence, passage: Passage, budget: SearchBudget): Issue[] {
    const words = spelledWords(sentence.tokens, this.speller);
    const foreign = findForeignRuns(sentence, words, this.speller, passage.isChosen);
    const code = words.every(({ known }) => known) ? undefined : codeWords(sentence, passage.text);
    const issues: Issue[] = [];
    let around: Surroundings | undefined;
    const rank: Rank = ({ token }, candidates) => {
      if (!this.context) return { candidates, isConfirmed: true };
      around ??= new Surroundings(sentence.tokens, passage.language, this.context);
      return rankInContext(candidates, sentence.tokens.indexOf(token), around);
    };
    words.forEach((spelled, index) => {
      if (foreign.has(spelled.token)) return;
      const speller = budget.spend(spelled);
      if (spelled.known) {
        const issue =
          this.checkRareForm(spelled, passage, index === 0) ?? this.checkVariant(spelled, passage);
        if (issue) issues.push(issue);
        return;
      }
      if (code?.has(spelled.token) || isShortened(spelled, passage)) return;
      if (isPartOfWord(spelled.token, passage.text)) return;
      const verdict = judge(spelled.word, speller, surroundings(words, index, passage.text));
      if (verdict !== 'fine')
        issues.push(this.toIssue(spelled, speller, verdict === 'maybe-name', passage, rank));
    });
    return issues;
  }

  private toIssue(
    spelled: SpelledWord,
    speller: Speller,
    maybeName: boolean,
    passage: Passage,
    rank: Rank,
  ): Issue {
    const { token, word } = spelled;
    const candidates = speller.candidates(word);
    const ranking = rank(spelled, candidates);
    const suggestions = ranking.candidates
      .slice(0, this.limit)
      .map(({ text }) => withApostrophesOf(text, token.text, passage.text));
    const [best] = suggestions;
    const isSure = candidates[0]?.isSure === true && candidates[1]?.isSure !== true;
    const wording = SPELLING_WORDINGS[slipKind(word, best)];
    return {
      ruleId: this.id,
      category: 'spelling',
      level: 'error',
      start: token.start,
      end: token.end,
      message: wording.message(token.text, best ?? ''),
      explanation: wording.explanation,
      suggestions,
      safe:
        !maybeName &&
        (isSure || (ranking.isConfirmed && speller === this.speller && isSafe(word, candidates))),
      ...(maybeName ? { maybeName, likelySlip: isLikelySlip(candidates) } : {}),
    };
  }

  /** Inside a sentence a capital makes a name of any word. */
  private checkRareForm({ token, word }: SpelledWord, passage: Passage, startsSentence: boolean) {
    const shape = caseShape(word);
    if (shape !== 'lower' && !(shape === 'title' && startsSentence)) return undefined;
    const meant = this.speller.commonForm(word);
    if (!meant) return undefined;
    const best = withApostrophesOf(meant.text, token.text, passage.text);
    const wording = meant.isDoubtful ? RARE_FORM_WORDING : SPELLING_WORDINGS[slipKind(word, best)];
    return {
      ruleId: this.id,
      category: 'spelling',
      level: meant.isDoubtful ? 'suggestion' : 'error',
      start: token.start,
      end: token.end,
      message: wording.message(token.text, best),
      explanation: wording.explanation,
      suggestions: [best],
      safe: false,
    } satisfies Issue;
  }

  /** A text for which no variant was chosen may have the spellings of all. */
  private checkVariant({ token, word }: SpelledWord, passage: Passage) {
    const { variantKey } = this.speller.profile;
    if (!variantKey || !passage.isVariantChosen) return undefined;
    const variants: readonly string[] = VARIANTS[passage.language];
    const position = variants.indexOf(passage.variant);
    if (this.belongsTo(word, position)) return undefined;
    const key = variantKey(foldWord(word));
    const suggestions = this.speller
      .candidates(word)
      .filter(({ text }) => variantKey(foldWord(text)) === key && this.belongsTo(text, position))
      .map(({ text }) => text)
      .slice(0, 1);
    const [best] = suggestions;
    if (best === undefined) return undefined;
    const wording = variantWording(passage.variant);
    return {
      ruleId: `${this.id}-variant`,
      category: 'spelling',
      level: 'suggestion',
      start: token.start,
      end: token.end,
      message: wording.message(token.text, best),
      explanation: wording.explanation,
      suggestions,
      safe: false,
    } satisfies Issue;
  }

  private belongsTo(word: string, position: number): boolean {
    return (this.speller.variantsOf(word) & (1 << position)) !== 0;
  }
}

/** Reports unknown words, first wave. Names, acronyms, quotations in other languages and the like stay silent. */
export function spellingChecker(speller: Speller, options: SpellingOptions = {}): Checker {
  return new SpellingChecker(speller, options.suggestions ?? 5, options.context);
}
