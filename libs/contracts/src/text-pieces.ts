/** What `Intl.Segmenter` says of a piece of a text. */
export type TextPiece = Pick<Intl.SegmentData, 'index' | 'segment' | 'isWordLike'>;

/** UTF-16 code units that a segmenter is given in one go, unless a piece needs more. */
const WINDOW = 2_000;

/** Pieces at the end of a window that what follows may still change: the last goes on, and with it the one before may. */
const UNDECIDED = 2;

/**
 * The pieces that a segmenter parts a text into. It takes longer over each the longer the whole text is, so that some
 * texts would take it half a minute: it is given one window of the text after the other, and the time grows as the text does.
 */
export function* textPieces(
  text: string,
  segmenter: Intl.Segmenter,
  window = WINDOW,
): Generator<TextPiece, void, undefined> {
  let from = 0;
  let length = window;
  while (from < text.length) {
    const undecided = from + length < text.length ? UNDECIDED : 0;
    const pieces: TextPiece[] = [];
    for (const piece of segmenter.segment(text.slice(from, from + length))) {
      pieces.push(piece);
      // A wide window is for one long piece: many short ones in it would be slow.
      if (length > window && pieces.length > undecided) break;
    }
    let end = 0;
    const decided = pieces.slice(0, Math.max(0, pieces.length - undecided));
    for (const { index, segment, isWordLike } of decided) {
      yield { index: from + index, segment, isWordLike };
      end = index + segment.length;
    }
    length = end === 0 ? length * 2 : window;
    from += end;
  }
}
