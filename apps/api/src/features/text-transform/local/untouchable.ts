import type { Span } from '@tercet/proofreading-core';

/** Somebody's own words, code, links, addresses, names of files, and what is set off as a title. */
const UNTOUCHABLE =
  /```[\s\S]*?(?:```|(?![\s\S]))|`[^`\n]+`|“[^”\n]*(?:”|$)|«[^»\n]*(?:»|$)|„[^“”\n]*[“”]|"[^"\n]*"|(?<![\p{L}\p{N}])['‘](?=\p{L})[^'‘’\n]*(?:(?<=\p{L})['’](?=\p{L})[^'‘’\n]*)*['’](?!\p{L})|[*_](?=\p{L})[^*_\n]+[*_]|<[^<>\n]+>|(?<!\S)\S*[\p{L}\p{N}][/\\@]\S+|(?:https?:|www\.)\S+/gmu;

/** Places in a text where wording is not the writer's to choose. */
export function untouchableSpans(text: string): Span[] {
  return [...text.matchAll(UNTOUCHABLE)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
