import type { CheckedParagraph } from '@tercet/proofreading-core';
import { isBlank, LOCALES, type Locale } from '@tercet/contracts';
import type { CheckStatus } from './check-status';
import { ParagraphCache } from './paragraph-cache';

const NONE: readonly Locale[] = [];

/** What the checker has answered of each paragraph, and what that comes to for a text. */
export class ParagraphAnswers {
  readonly #checked = new ParagraphCache();
  /** Each with the language that was missing, where one was. */
  readonly #failed = new Map<string, Locale | undefined>();

  get(text: string): CheckedParagraph | undefined {
    return this.#checked.get(text);
  }

  add(paragraph: CheckedParagraph): void {
    this.#checked.set(paragraph);
    this.#failed.delete(paragraph.text);
  }

  fail(text: string, missing: Locale | undefined): void {
    this.#failed.set(text, missing);
  }

  /** Whether there is nothing left to be heard of a paragraph. */
  isSettled(text: string): boolean {
    return this.#checked.get(text)?.complete === true || this.#failed.has(text);
  }

  statusOf(paragraphs: readonly string[]): CheckStatus {
    const texts = paragraphs.filter((text) => !isBlank(text));
    const isMissing = (text: string) => this.#failed.has(text) || this.get(text)?.missingLanguages;
    if (texts.some(isMissing)) return 'failed';
    if (texts.length === 0) return 'idle';
    if (!texts.every((text) => this.isSettled(text))) return 'checking';
    return texts.some((text) => this.get(text)?.failedCheckers) ? 'incomplete' : 'checked';
  }

  /** Languages that could not be loaded. */
  missingIn(paragraphs: readonly string[]): readonly Locale[] {
    const missing = new Set(
      paragraphs.flatMap((text) => [
        this.#failed.get(text),
        ...(this.get(text)?.missingLanguages ?? []),
      ]),
    );
    const named = LOCALES.filter((locale) => missing.has(locale));
    return named.length > 0 ? named : NONE;
  }

  /** Takes what lacks something for unanswered. What was found stays. */
  reopenLacking(): void {
    this.#failed.clear();
    this.#checked.reopenUnsound();
  }

  /** Lets the oldest answers go of paragraphs that are not in the document. */
  prune(present: ReadonlySet<string>): void {
    this.#checked.prune(present);
  }

  clear(): void {
    this.#failed.clear();
    this.#checked.clear();
  }
}
