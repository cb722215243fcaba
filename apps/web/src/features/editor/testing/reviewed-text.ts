import { reviewParts, type Review } from '../improve/review-model';

/** The text that applying what a review shows gives. */
export function reviewedText(review: Review): string {
  return reviewParts(review)
    .map((part) => {
      if (part.kind === 'same') return part.text;
      return part.accepted ? part.added : part.removed;
    })
    .join('');
}
