import type { FieldError } from '@tercet/contracts';
import type { Span } from '@tercet/proofreading-core';
import { z } from 'zod';
import { invalidFields } from '../../../platform/errors/invalid-fields';
import { firstIndexWhere } from './first-index-where';

/** Parts of one text. Documents of 100,000 characters have far fewer, and each costs time before the check. */
const MAX_PARTS = 20_000;

const invalid = (sentence: string, code?: FieldError) => invalidFields({ data: [sentence] }, code);

/** Other fields are passed over: libraries leave notes of their own in their parts. */
const annotation = z
  .object({
    text: z.string().optional(),
    markup: z.string().optional(),
    interpretAs: z.string().optional(),
  })
  .refine(({ text, markup }) => (text === undefined) !== (markup === undefined))
  .refine(({ text, interpretAs }) => text === undefined || interpretAs === undefined);
const annotatedData = z.object({ annotation: z.array(annotation) });

/** A stretch of the plain text, and what stands for it in the whole. */
interface Piece {
  readonly plain: Span;
  readonly whole: Span;
  readonly isMarkup: boolean;
}

/** A text to check, and how places in it map to places in what was sent. */
export interface AnnotatedText {
  /** What is checked: the text, with markup left out or read as it is to be interpreted. */
  readonly plain: string;
  /** What was sent, markup included: what offsets in the answer refer to. */
  readonly whole: string;
  /** Where a span of the plain text lies in the whole; undefined when it lies in markup alone. */
  toWhole(span: Span): Span | undefined;
  /** Whether markup that is not read at all stands in a span of the plain text or next to it. */
  touchesHidden(span: Span): boolean;
}

export function plainText(text: string): AnnotatedText {
  return { plain: text, whole: text, toWhole: (span) => span, touchesHidden: () => false };
}

/** First piece that ends after a position: pieces without plain text never match. */
function pieceAt(pieces: readonly Piece[], position: number): Piece | undefined {
  return pieces[firstIndexWhere(pieces, ({ plain }) => plain.end > position)];
}

/**
 * Reads LanguageTool's `data` parameter: JSON with an `annotation` list of `{text}` and `{markup, interpretAs?}`.
 * @throws {AppError} VALIDATION_FAILED
 */
export function parseAnnotatedText(data: unknown): AnnotatedText {
  let value = data;
  try {
    if (typeof data === 'string') value = JSON.parse(data);
  } catch {
    throw invalid('The data parameter is not valid JSON');
  }
  const parts: unknown = (value as { annotation?: unknown } | null | undefined)?.annotation;
  if (Array.isArray(parts) && parts.length > MAX_PARTS) {
    throw invalid(`The data parameter may hold at most ${MAX_PARTS} parts`, 'TOO_LONG');
  }
  const parsed = annotatedData.safeParse(value);
  if (!parsed.success) {
    throw invalid('The data parameter must hold an annotation list of text and markup parts');
  }
  const pieces: Piece[] = [];
  let plain = '';
  let whole = '';
  for (const part of parsed.data.annotation) {
    const isMarkup = part.markup !== undefined;
    const shown = part.text ?? part.interpretAs ?? '';
    const sent = part.text ?? part.markup ?? '';
    pieces.push({
      plain: { start: plain.length, end: plain.length + shown.length },
      whole: { start: whole.length, end: whole.length + sent.length },
      isMarkup,
    });
    plain += shown;
    whole += sent;
  }
  const hidden = pieces.filter((piece) => piece.plain.start === piece.plain.end);
  return {
    plain,
    whole,
    toWhole: (span) => toWhole(pieces, span),
    touchesHidden: ({ start, end }) => {
      const next = hidden[firstIndexWhere(hidden, ({ plain: place }) => place.start >= start)];
      return next !== undefined && next.plain.start <= end;
    },
  };
}

function toWhole(pieces: readonly Piece[], { start, end }: Span): Span | undefined {
  const first = pieceAt(pieces, start);
  const last = end > start ? pieceAt(pieces, end - 1) : first;
  if (!first || !last || (first.isMarkup && last === first)) return undefined;
  return {
    start: first.isMarkup ? first.whole.start : first.whole.start + (start - first.plain.start),
    end: last.isMarkup ? last.whole.end : last.whole.start + (end - last.plain.start),
  };
}
