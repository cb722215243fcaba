import { partsOf, type Part } from './parts';

export interface SummarySteps {
  /** The texts to be summed up one after the other, as far as they are known. */
  readonly texts: readonly string[];
  /** Steps to the end, as far as that can be told: how long the answers will be, nobody knows. */
  readonly total: number;
  /** What the answers come to. */
  readonly answer: string;
  /** What goes before the answer that is coming. */
  readonly before: string;
}

/** Between the summaries of parts. */
const GAP = '\n\n';

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/**
 * The way to the summary of a text that is longer than a request: its parts are summed up, then what came of them, until
 * that is one summary, or no shorter than what it was made of.
 * @param limit UTF-16 code units of a request
 */
export function summarySteps(
  parts: readonly Part[],
  answers: readonly { readonly text: string }[],
  limit: number,
): SummarySteps {
  const texts: string[] = [];
  let round = parts.map(({ text }) => text);
  let answer = '';
  for (;;) {
    const answered = answers.slice(texts.length, texts.length + round.length);
    const joined = answered.map(({ text }) => text).join(GAP);
    const isFirst = texts.length === 0;
    texts.push(...round);
    if (answered.length < round.length) {
      const before = joined && joined + GAP;
      const more = round.length > 1 ? 1 : 0;
      return { texts, total: texts.length + more, answer: isFirst ? joined : answer, before };
    }
    answer = joined;
    const next = partsOf(joined, limit).map(({ text }) => text);
    const isShorter = next.length > 0 && lengthOf(next) < lengthOf(round);
    if (round.length === 1 || !isShorter) return { texts, total: texts.length, answer, before: '' };
    round = next;
  }
}
