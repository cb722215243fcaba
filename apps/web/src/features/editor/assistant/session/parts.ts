import { isBlank } from '@tercet/contracts';

/** A stretch of a text that is sent by itself. */
export interface Part {
  /** Where it begins in the text, in UTF-16 code units. */
  readonly start: number;
  readonly text: string;
}

const isPairCut = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at - 1));

/** Where to end a text that is too long: after a word, else anywhere but in a character. */
export function endAtWord(text: string, limit: number): number {
  const space = text.slice(0, limit + 1).search(/\s+\S*$/u);
  if (space > 0) return space;
  return isPairCut(text, limit) ? limit - 1 : limit;
}

/** Where to end a paragraph that alone is too long: after a sentence, else where `endAtWord` does. */
function endWithin(text: string, limit: number): number {
  const sentences = [...text.slice(0, limit).matchAll(/[.!?…]["'”’»)\]]*\s+/gu)];
  const last = sentences.at(-1);
  return last ? last.index + last[0].length : endAtWord(text, limit);
}

/** Without the spaces around it, which stay where they are. */
function trimmed({ start, text }: Part): Part {
  return { start: start + text.length - text.trimStart().length, text: text.trim() };
}

function* paragraphs(text: string, limit: number): Generator<Part> {
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    let rest: Part = trimmed({ start: index, text: line });
    while (rest.text.length > limit) {
      const { start, text: long } = rest;
      const end = endWithin(long, limit);
      yield trimmed({ start, text: long.slice(0, end) });
      rest = trimmed({ start: start + end, text: long.slice(end) });
    }
    yield rest;
  }
}

/**
 * A text in as few parts as a limit allows, each of whole paragraphs where it can be. What is between two parts and
 * around them (line breaks, blank lines) belongs to none: it stays as it is.
 * @param limit UTF-16 code units of a part
 */
export function partsOf(text: string, limit: number): Part[] {
  if (text.length <= limit) return isBlank(text) ? [] : [{ start: 0, text }];
  const parts: Part[] = [];
  for (const { start, text: paragraph } of paragraphs(text, limit)) {
    if (isBlank(paragraph)) continue;
    const last = parts.at(-1);
    const end = start + paragraph.length;
    if (last && end - last.start <= limit) {
      parts[parts.length - 1] = { start: last.start, text: text.slice(last.start, end) };
    } else parts.push({ start, text: paragraph });
  }
  return parts;
}
