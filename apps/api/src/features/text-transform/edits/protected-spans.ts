import type { Operation } from '@tercet/contracts';
import { untouchableSpans } from './untouchable';
import type { TextEdit } from './text-edit';
import { wordsIn } from './words';

/** What an edit should leave as it is, unless the writer wants otherwise. The first that fits is what it is called. */
const PROTECTED_KINDS = ['code', 'link', 'number', 'quotation'] as const;
export type ProtectedKind = (typeof PROTECTED_KINDS)[number];

/** What a translation or a text of its own says in other words anyway. */
const FREE: ReadonlySet<Operation> = new Set(['translate', 'generate', 'summarize']);

/** With groups of three digits, which a space or an apostrophe parts, or with points and commas. */
const NUMBER =
  /(?<!\p{Nd})(?:(?<![\p{L}\p{Nd}])[-−])?(?:\p{Nd}{1,3}(?:[ \u00a0\u2009\u202f'’]\p{Nd}{3}(?!\p{Nd}))+(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)*)/gu;
/** What sets an address apart from "and/or" and "25/12". */
const ADDRESS = /:\/\/|^www\.|\S@\S|\\|\.\p{L}|^[.~]?\//u;
const AFTER_ADDRESS = /[.,;:!?…)\]}»”"'’>]+$/u;

interface ProtectedSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: ProtectedKind;
  /** The same for whatever says the same. */
  readonly value: string;
}

const valueOf = {
  code: (text: string) => text,
  link: (text: string) => text.replace(/^</, '').replace(AFTER_ADDRESS, ''),
  number: (text: string) =>
    text
      .replace(/[\s'’]/g, '')
      .replace('−', '-')
      .replace(/^(-?)0+(?=\p{Nd})/u, '$1'),
  quotation: (text: string) => wordsIn(text).join(' ').toLowerCase(),
} satisfies Record<ProtectedKind, (text: string) => string>;

/** Numbers in quotations are both. */
function protectedSpans(text: string): ProtectedSpan[] {
  const spans: ProtectedSpan[] = [];
  let bare = text;
  for (const { start, end, kind } of untouchableSpans(text)) {
    if (kind === 'title') continue;
    const value = valueOf[kind](text.slice(start, end));
    if (kind === 'link' && !ADDRESS.test(value)) continue;
    spans.push({ start, end, kind, value });
    if (kind !== 'quotation') {
      bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end);
    }
  }
  for (const { 0: found, index } of bare.matchAll(NUMBER)) {
    const value = valueOf.number(found);
    spans.push({ start: index, end: index + found.length, kind: 'number', value });
  }
  return spans;
}

/** Whether all of one list is in the other, as often as it is there. */
function isKept(before: readonly string[], after: readonly string[]): boolean {
  const left = [...after];
  return before.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function affected(
  source: string,
  spans: readonly ProtectedSpan[],
  { start, end, replacement }: TextEdit,
): ProtectedKind | undefined {
  const touched = spans.filter((span) => span.start <= end && span.end >= start);
  if (touched.length === 0) return undefined;
  const from = Math.min(start, ...touched.map((span) => span.start));
  const to = Math.max(end, ...touched.map((span) => span.end));
  const before = protectedSpans(source.slice(from, to));
  const after = protectedSpans(source.slice(from, start) + replacement + source.slice(end, to));
  return PROTECTED_KINDS.find((kind) => {
    const values = (all: readonly ProtectedSpan[]) =>
      all.filter((span) => span.kind === kind).map(({ value }) => value);
    return !isKept(values(before), values(after));
  });
}

/**
 * Says of each edit what it changes or takes away that it should leave as it is: code, an address, a number in digits,
 * somebody's words. A space beside it, another kind of quotation marks, or a number elsewhere in the same edit is no change.
 */
export function withAffected(
  operation: Operation,
  source: string,
  edits: readonly TextEdit[],
): readonly TextEdit[] {
  if (FREE.has(operation) || edits.length === 0) return edits;
  const spans = protectedSpans(source);
  return edits.map((edit) => {
    const affects = affected(source, spans, edit);
    return affects ? { ...edit, affects } : edit;
  });
}
