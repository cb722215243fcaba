import type { Span } from '@tercet/proofreading-core';

/** What wording is not the writer's to choose: somebody's own words, code, an address, and what is set off as a title. */
export type UntouchableKind = 'code' | 'quotation' | 'title' | 'link';

export interface UntouchableSpan extends Span {
  readonly kind: UntouchableKind;
}

/** An address begins after a space, a bracket, or the text of a link. */
const LINK_START = String.raw`(?<![^\s(\[])`;
const DOMAIN = String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|edu|gov|eu|io|dev|app|fr|es|uk)(?![\p{L}\p{N}-])`;

const ALTERNATIVES: readonly (readonly [kind: UntouchableKind, pattern: string])[] = [
  ['code', '```[\\s\\S]*?(?:```|(?![\\s\\S]))|`[^`\\n]+`'],
  [
    'quotation',
    String.raw`“[^”\n]*(?:”|$)|«[^»\n]*(?:»|$)|„[^“”\n]*[“”]|"[^"\n]*"|(?<![\p{L}\p{N}])['‘](?=\p{L})[^'‘’\n]*(?:(?<=\p{L})['’](?=\p{L})[^'‘’\n]*)*['’](?!\p{L})`,
  ],
  ['title', String.raw`[*_](?=\p{L})[^*_\n]+[*_]`],
  ['link', String.raw`<(?:https?:|mailto:|[^\s<>@]+@)[^<>\s]*>`],
  ['code', String.raw`<[\p{L}/!?][^<>\n]*>`],
  [
    'link',
    String.raw`${LINK_START}[^\s(\[]*[\p{L}\p{N}][/\\@][^\s]+|(?:https?:|www\.)\S+|${DOMAIN}(?:[/?#]\S*)?`,
  ],
];

const UNTOUCHABLE = new RegExp(ALTERNATIVES.map(([, pattern]) => `(${pattern})`).join('|'), 'gmu');

/** Places in a text where wording is not the writer's to choose. */
export function untouchableSpans(text: string): UntouchableSpan[] {
  return [...text.matchAll(UNTOUCHABLE)].map(({ 0: found, index, ...groups }) => {
    const kind = ALTERNATIVES.find((_, i) => groups[i + 1] !== undefined)?.[0] ?? 'title';
    return { start: index, end: index + found.length, kind };
  });
}
