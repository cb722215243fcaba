import { plainText } from '@tercet/contracts';
import type { ChangeDesc, ChangeSpec, Text } from '@codemirror/state';
import type { EditSource, IssueCategory, ProtectedSpan } from '@tercet/api-client/generated';

/** A change against the source text, positions in UTF-16 code units, `end` exclusive. */
export interface ReviewEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** What it is about. */
  readonly category?: IssueCategory | null | undefined;
  readonly explanation?: string | null | undefined;
  /** What should have stayed as it is. */
  readonly affects?: ProtectedSpan | null | undefined;
  readonly source?: EditSource | null | undefined;
}

export interface Review {
  readonly source: string;
  /** In order, without overlaps. */
  readonly edits: readonly ReviewEdit[];
  /** Indices of the edits that are turned down. Everything else is taken. */
  readonly rejected: ReadonlySet<number>;
}

/** A piece of the reading view: text that stays, or an edit with its index. */
export type ReviewPart =
  | { readonly kind: 'same'; readonly text: string }
  | {
      readonly kind: 'edit';
      readonly index: number;
      readonly removed: string;
      readonly added: string;
      readonly accepted: boolean;
      readonly category: IssueCategory | null;
      readonly explanation: string | null;
      readonly affects: ProtectedSpan | null;
      /** Who found it, where not all edits come from the same. */
      readonly source: EditSource | null;
    };

/** Edits that do not fit the source (out of order, overlapping, beyond its end) are left out. */
export function createReview(source: string, edits: readonly ReviewEdit[]): Review {
  let last = 0;
  const fitting = edits
    .map((edit) => ({ ...edit, replacement: plainText(edit.replacement) }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end, replacement }) => {
      const fits = start >= last && start <= end && end <= source.length;
      const changes = fits && source.slice(start, end) !== replacement;
      if (changes) last = end;
      return changes;
    });
  return { source, edits: fitting, rejected: new Set() };
}

export function reviewParts({ source, edits, rejected }: Review): ReviewPart[] {
  const parts: ReviewPart[] = [];
  let position = 0;
  const isMixed = new Set(edits.map((edit) => edit.source ?? null)).size > 1;
  edits.forEach((edit, index) => {
    if (edit.start > position)
      parts.push({ kind: 'same', text: source.slice(position, edit.start) });
    parts.push({
      kind: 'edit',
      index,
      removed: source.slice(edit.start, edit.end),
      added: edit.replacement,
      accepted: !rejected.has(index),
      category: edit.category ?? null,
      explanation: edit.explanation ?? null,
      affects: edit.affects ?? null,
      source: isMixed ? (edit.source ?? null) : null,
    });
    position = edit.end;
  });
  if (position < source.length) parts.push({ kind: 'same', text: source.slice(position) });
  return parts;
}

/** The text that applying what a review shows gives. */
export function reviewedText(review: Review): string {
  return reviewParts(review)
    .map((part) => {
      if (part.kind === 'same') return part.text;
      return part.accepted ? part.added : part.removed;
    })
    .join('');
}

export function setAccepted(review: Review, index: number, accepted: boolean): Review {
  const rejected = new Set(review.rejected);
  if (accepted) rejected.delete(index);
  else rejected.add(index);
  return { ...review, rejected };
}

export function setAllAccepted(review: Review, accepted: boolean): Review {
  return { ...review, rejected: new Set(accepted ? [] : review.edits.keys()) };
}

export function acceptedEdits({ edits, rejected }: Review): ReviewEdit[] {
  return edits.filter((_, index) => !rejected.has(index));
}

export interface Placement {
  readonly changes: ChangeSpec[];
  /** Edits whose words were changed meanwhile: they no longer have a place. */
  readonly lost: number;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Whether a place divides a word. */
export const isWithinWord = (doc: Text, at: number): boolean =>
  LETTER.test(doc.sliceString(at - 1, at)) && LETTER.test(doc.sliceString(at, at + 1));

/** Whether something between two places is no longer what it was. What was written beside them does not count. */
function isChangedWithin(since: ChangeDesc, from: number, to: number): boolean {
  let isChanged = false;
  since.iterChangedRanges((start, end) => {
    if (start < to && end > from) isChanged = true;
  }, true);
  return isChanged;
}

/** Where a stretch is now; `null` where it has changed, or letters were written on to its words. */
function placeOf(from: number, to: number, since: ChangeDesc, now: Text) {
  if (isChangedWithin(since, from, to)) return null;
  // What is put in belongs to what stands before it.
  if (from === to) return { from: since.mapPos(from, -1), to: since.mapPos(from, -1) };
  const place = { from: since.mapPos(from, 1), to: since.mapPos(to, -1) };
  const hasGrown =
    since.touchesRange(from, to) && (isWithinWord(now, place.from) || isWithinWord(now, place.to));
  return hasGrown ? null : place;
}

/**
 * Places the accepted edits of a text that began at `offset` into a document that has changed since.
 * @param now the document that `since` leads to
 */
export function placeEdits(
  review: Review,
  offset: number,
  since: ChangeDesc,
  now: Text,
): Placement {
  const changes: ChangeSpec[] = [];
  let lost = 0;
  for (const { start, end, replacement } of acceptedEdits(review)) {
    const place = placeOf(offset + start, offset + end, since, now);
    if (place) changes.push({ ...place, insert: replacement });
    else lost += 1;
  }
  return { changes, lost };
}
