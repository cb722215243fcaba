import type { Locale, Variant } from '@tercet/contracts';
import type { AnalysedWord } from '../analysis/analysed-word';
import type { Analyser } from '../analysis/analyser';
import type { Span } from '../issue';
import type { Passage } from '../language-pack';
import type { Sentence, Token } from '../sentence';

/** A token as rules see it. */
export interface RuleToken extends Token {
  /** Lower case, NFC, with the typographic apostrophe and without soft hyphens: what rules compare. */
  readonly norm: string;
  /**
   * White space between the token before and this one, a no-break space after a word counting as plain;
   * for the first token, the space that starts the sentence.
   */
  readonly gap: string;
}

/** A sentence as rules see it: its tokens without the spaces, and without the mark of a list's item, a heading or an emoji before it. Positions count from the passage's start. */
export interface RuleSentence extends Span {
  readonly text: string;
  readonly language: Locale;
  readonly variant: Variant;
  /** What stands in the passage before the sentence. */
  readonly before: string;
  readonly tokens: readonly RuleToken[];
  /** White space after the last token. */
  readonly trailing: string;
  /** Whether text follows the sentence without a space, as in the middle of ".NET". */
  readonly isRunOn: boolean;
  /**
   * The sentence's grammatical words with their readings, analysed when first asked for;
   * none where the language has no analyser.
   */
  readonly words: readonly AnalysedWord[];
  /** Readings and forms of words by themselves; nothing is known where the language has no analyser. */
  readonly grammar: Grammar;
}

/** What rules may ask about words. */
export type Grammar = Pick<Analyser, 'readings' | 'inflect'>;

const NO_GRAMMAR: Grammar = { readings: () => [], inflect: () => [] };

const PLAIN = /^[a-z]*$/;
/** `- `, `1. `, `b) `, `## `, `[x] `, `😀 `: the sentence begins behind it. */
const MARKER =
  /^\s*(?:(?:[-–—*+•·▪◦‣⁃>✓✔]|#{1,6}|\d{1,3}[.)]|\p{L}\)|\[[ x]?\]|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\uFE0F\u200D])+)\s+)+(?=\S)/iu;
const BETWEEN_WORDS = /^[\u00A0\u2007\u202F]$/u;

/** The form in which rules compare words: lower case, NFC, typographic apostrophe. */
export function normalizeWord(word: string): string {
  if (PLAIN.test(word)) return word;
  return word.normalize('NFC').toLowerCase().replace(/['ʼ]/g, '’').replaceAll('\u00AD', '');
}

export function toRuleSentence(
  sentence: Sentence,
  passage: Passage,
  analyser?: Analyser,
): RuleSentence {
  return new SentenceOfPassage(sentence, passage, analyser);
}

/** A class, because rules read it thousands of times a second: an object literal with getters is several times slower. */
class SentenceOfPassage implements RuleSentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly language: Locale;
  readonly variant: Variant;
  readonly tokens: readonly RuleToken[];
  readonly trailing: string;
  readonly isRunOn: boolean;
  readonly grammar: Grammar;
  private analysed: readonly AnalysedWord[] | undefined;

  constructor(
    { start, end, text, language, tokens }: Sentence,
    private readonly passage: Passage,
    private readonly analyser: Analyser | undefined,
  ) {
    const marker = MARKER.exec(text)?.[0].length ?? 0;
    this.start = start + marker;
    this.end = end;
    this.text = text.slice(marker);
    this.language = language;
    this.variant = passage.variant;
    const { seen, trailing } = withoutSpaces(tokens.filter((token) => token.start >= this.start));
    this.tokens = seen;
    this.trailing = trailing;
    this.isRunOn = trailing === '' && end < passage.text.length;
    this.grammar = analyser ?? NO_GRAMMAR;
  }

  get before(): string {
    return this.passage.text.slice(0, this.start);
  }

  get words(): readonly AnalysedWord[] {
    return (this.analysed ??= this.analyser?.analyse(this.tokens) ?? []);
  }
}

function withoutSpaces(tokens: readonly Token[]): { seen: RuleToken[]; trailing: string } {
  const seen: RuleToken[] = [];
  let gap = '';
  for (const { kind, text, start, end } of tokens) {
    if (kind === 'space') {
      gap = text;
      continue;
    }
    // Between words, unlike at signs and units, it is a matter of layout which space stands.
    const isAfterWord = seen.at(-1)?.kind === 'word' && (kind === 'word' || kind === 'number');
    if (isAfterWord && BETWEEN_WORDS.test(gap)) gap = ' ';
    seen.push({ kind, text, start, end, norm: normalizeWord(text), gap });
    gap = '';
  }
  return { seen, trailing: gap };
}
