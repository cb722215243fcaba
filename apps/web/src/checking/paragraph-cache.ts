import type { CheckedParagraph } from '@tercet/proofreading-core';

/** What is kept of texts that are no longer in the document, so that undo and redo show their issues at once. */
const SPARE_PARAGRAPHS = 400;

/** Checked paragraphs by their text: it moves, splits and returns, its issues stay good. */
export class ParagraphCache {
  readonly #checked = new Map<string, CheckedParagraph>();

  get(text: string): CheckedParagraph | undefined {
    return this.#checked.get(text);
  }

  set(paragraph: CheckedParagraph): void {
    this.#checked.delete(paragraph.text);
    this.#checked.set(paragraph.text, paragraph);
  }

  clear(): void {
    this.#checked.clear();
  }

  /** Takes answers that lack something for unfinished. */
  reopenUnsound(): void {
    for (const [text, { failedCheckers, missingLanguages, ...paragraph }] of this.#checked)
      if (failedCheckers || missingLanguages)
        this.#checked.set(text, { ...paragraph, complete: false });
  }

  /** Lets the oldest go that are not in the document. */
  prune(present: ReadonlySet<string>): void {
    let surplus = this.#checked.size - present.size - SPARE_PARAGRAPHS;
    for (const text of this.#checked.keys()) {
      if (surplus <= 0) return;
      if (present.has(text)) continue;
      this.#checked.delete(text);
      surplus -= 1;
    }
  }
}
