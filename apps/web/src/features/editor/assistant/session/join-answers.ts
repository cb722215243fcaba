import type { ReviewEdit } from '../review/review-model';
import type { Part } from './parts';

interface PartAnswer {
  readonly text: string;
  /** Against the text of the part. */
  readonly edits: readonly ReviewEdit[];
}

/**
 * The answers to the first parts of a text, put together: what is between them is as it was, and so is what has no answer.
 * @returns the whole text, with its edits against the source
 */
export function joinAnswers(
  source: string,
  parts: readonly Part[],
  answers: readonly PartAnswer[],
): PartAnswer {
  let text = '';
  let position = 0;
  const edits: ReviewEdit[] = [];
  answers.forEach((answer, index) => {
    const part = parts[index];
    if (!part) return;
    text += source.slice(position, part.start) + answer.text;
    position = part.start + part.text.length;
    for (const edit of answer.edits) {
      edits.push({ ...edit, start: edit.start + part.start, end: edit.end + part.start });
    }
  });
  return { text: text + source.slice(position), edits };
}
