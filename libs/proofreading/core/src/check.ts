import type { Locale, Variant } from '@tercet/contracts';
import type { PlacedParagraph } from './assemble';
import type { Category, DocumentIssue, Issue, Span } from './issue';
import type { RuleExample } from './rules/rule-example';
import type { Rest } from './warm-up';

/** What decides which issues a paragraph has. Part of the cache key. */
export interface LanguageChoice {
  /** `auto` picks the language of each sentence and quotation; anything else holds for the whole text. */
  readonly language: Locale | 'auto';
  /** For `auto`: the language of the document, which sentences too short to tell (under four words) are taken for. */
  readonly fallback: Locale;
  /** Variant of each language; its first one where none is named. */
  readonly variants?: Partial<Record<Locale, Variant>>;
}

/** What a person has chosen not to see. Applied after the check, so that changing it costs nothing. */
export interface IssueFilter {
  readonly disabledRules?: readonly string[];
  readonly disabledCategories?: readonly Category[];
  /** With either of the two `enabledOnly` lists, only these rules and categories are shown. */
  readonly enabledOnlyRules?: readonly string[];
  readonly enabledOnlyCategories?: readonly Category[];
  /** Words of the person's own dictionary, compared without regard to case. */
  readonly words?: readonly string[];
}

/** A checked paragraph. Positions are relative to the paragraph, so that it can be kept while the text around it moves. */
export interface CheckedParagraph {
  readonly text: string;
  /** Language of most of its text. */
  readonly language: Locale;
  /** In the order of their checkers, which is their precedence where they overlap; `assembleDocument` settles it. */
  readonly issues: readonly (Issue & { readonly language: Locale })[];
  /** Runs of sentences of one language, in order, covering the text. */
  readonly languages: readonly (Span & { readonly language: Locale })[];
  /** Sentences in languages that are none of ours. Absent where there are none, and where the language was chosen. */
  readonly unchecked?: readonly Span[];
  /** False until the second wave (slow checkers) has answered. */
  readonly complete: boolean;
  /** Checkers and rules that could not answer, so that nothing is known of what they would find. Absent where all did. */
  readonly failedCheckers?: readonly string[];
  /** Languages of a part of the text that could not be loaded. Absent where all were there. */
  readonly missingLanguages?: readonly Locale[];
}

export interface CheckResult {
  /** Language of most of the text. */
  readonly language: Locale;
  /** Sorted by position, without overlaps. */
  readonly issues: readonly DocumentIssue[];
  /** Runs of text by language, in order, covering the text. */
  readonly languages: readonly (Span & { readonly language: Locale })[];
  readonly engineVersion: string;
  /** Checkers and rules that could not answer somewhere in the text, and languages that were missing. Absent where all was there. */
  readonly failedCheckers?: readonly string[];
  readonly elapsedMs: number;
}

/** Paragraphs of a text, checked, and the versions of the packs that did it. */
export interface CheckedStretch {
  readonly paragraphs: readonly PlacedParagraph[];
  readonly versions: Partial<Record<Locale, string>>;
}

/** The engine: text in, issues out. The same in the page's worker, the extension and the server. */
export interface Proofreader {
  /** Checks a whole text: paragraphs, waves, cache, filter. */
  check(text: string, choice: LanguageChoice, filter?: IssueFilter): Promise<CheckResult>;
  /**
   * Checks a stretch of a longer text, whole paragraphs of it; `toCheckResult` puts stretches together.
   * @param choice with the language of the whole text to fall back to, see `documentLanguage`
   */
  checkStretch(text: string, choice: LanguageChoice): Promise<CheckedStretch>;
  /**
   * Checks one paragraph (no line feed in it). `onFirstWave` is called, where there are slow checkers to wait for,
   * with what the fast ones found.
   */
  checkParagraph(
    text: string,
    choice: LanguageChoice,
    onFirstWave?: (paragraph: CheckedParagraph) => void,
  ): Promise<CheckedParagraph>;
  /**
   * The `fallback` for the paragraphs of a document: the language of the document as far as it shows, else the
   * choice's own. Who checks paragraph by paragraph asks for it first, to get the answers that `check` gives.
   * @param sample of the document, see `languageSample`
   */
  documentLanguage(sample: string, choice: LanguageChoice): Promise<Locale>;
  /** Language of a text, or undefined when it is too short or none of ours. */
  detect(text: string): Promise<Locale | undefined>;
  /** Examples of a rule, by the `ruleId` of an issue; none for the rules of the speller and of foreign engines. */
  examples(ruleId: string): Promise<readonly RuleExample[]>;
  /** Loads a language with all its engines, so that the first check does not wait for them. */
  load(language: Locale): Promise<void>;
  /**
   * Loads a language and tries its rules on their own examples, some 3 s of work, so that checks are quick from the first.
   * @param rest awaited after each sentence, so that checks have their turn
   */
  warmUp(language: Locale, rest?: Rest): Promise<void>;
}
