import { useTranslation } from '@tercet/i18n/react';
import { reviewParts, type Review } from './review-model';
import { SideBySide, type Piece } from './SideBySide';

/** One of the two texts of a review: as it was, or as it will be. */
function piecesOf(review: Review, side: 'before' | 'after'): Piece[] {
  return reviewParts(review).map((part) => {
    if (part.kind === 'same') return { text: part.text, differs: false };
    const isNew = side === 'after' && part.accepted;
    return { text: isNew ? part.added : part.removed, differs: part.accepted };
  });
}

/** The text as it was beside the text as it will be. */
export function BeforeAndAfter({ review }: { review: Review }) {
  const { t } = useTranslation('editor');
  return (
    <SideBySide
      left={{ name: t('assistant.before'), pieces: piecesOf(review, 'before') }}
      right={{ name: t('assistant.after'), pieces: piecesOf(review, 'after') }}
    />
  );
}
