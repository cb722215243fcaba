import type { Span } from '@tercet/proofreading-core';
import type { TextEdit } from '../edits/text-edit';
import { unitsOf } from './units';

/** Words that say what a text is about; short ones seldom do. */
const CONTENT_WORD = /[\p{L}\p{M}]{4,}/gu;

/** First words that look back at the sentence before, which may be gone. */
const LOOKS_BACK =
  /^(?:(?:he|she|they|this|that|these|those|such|however|but|and|so|also|therefore|thus|moreover|then|instead|yet|otherwise|ils|elles?|cela|ça|ceci|celle-ci|celui-ci|ceux-ci|cependant|mais|et|donc|ainsi|pourtant|ensuite|puis|él|ella|ellos|ellas|esto|eso|pero|y|además|también|así|luego|entonces)(?![\p{L}\p{M}])|c['’]|sin embargo|por eso)/iu;
const BACKWARD_SHARE = 0.5;

function contentWords(text: string): string[] {
  return text.toLowerCase().match(CONTENT_WORD) ?? [];
}

/** How much each sentence says of what the whole is about; the first one, which sets the theme, a little more. */
function scores(sentences: readonly string[]): number[] {
  const frequency = new Map<string, number>();
  for (const word of sentences.flatMap(contentWords)) {
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  return sentences.map((sentence, i) => {
    const words = [...new Set(contentWords(sentence))];
    const weight = words.reduce((sum, word) => sum + (frequency.get(word) ?? 0) - 1, 0);
    const share = LOOKS_BACK.test(sentence) ? BACKWARD_SHARE : 1;
    return ((weight + 1) / Math.sqrt(words.length + 1)) * share + (i === 0 ? 1 : 0);
  });
}

/** The sentences to keep: the weightiest, as long as at least half of the next one fits into the share. At least one. */
function chosen(sentences: readonly string[], share: number): ReadonlySet<number> {
  const weights = scores(sentences);
  const order = [...sentences.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  let room = sentences.join('').length * share;
  const kept = new Set<number>();
  for (const index of order) {
    const length = sentences[index]?.length ?? 0;
    if (kept.size > 0 && length / 2 > room) break;
    kept.add(index);
    room -= length;
  }
  return kept;
}

/**
 * Shortens a text by leaving sentences out, without a word of its own: each stretch left out is one edit.
 * @param all places of all sentences, in order; those that hang together stay or go together
 * @param share of the characters that may stay, 0 to 1
 */
export function extractEdits(text: string, all: readonly Span[], share: number): TextEdit[] {
  const sentences = unitsOf(text, all);
  const parts = sentences.map(({ start, end }) => text.slice(start, end));
  const kept = chosen(parts, share);
  const edits: TextEdit[] = [];
  let index = 0;
  while (index < sentences.length) {
    const first = index;
    while (index < sentences.length && !kept.has(index)) index += 1;
    if (index > first) {
      const before = sentences[first - 1]?.end;
      const after = sentences[index]?.start;
      // Between two kept sentences stays the wider of the breaks that stood around what goes.
      const lead = before === undefined ? '' : text.slice(before, sentences[first]?.start);
      const trail = after === undefined ? '' : text.slice(sentences[index - 1]?.end, after);
      const breaks = (gap: string) => gap.split('\n').length;
      const replacement =
        before === undefined || after === undefined
          ? ''
          : breaks(lead) > breaks(trail)
            ? lead
            : trail;
      const start = before ?? sentences[first]?.start ?? 0;
      const end = after ?? sentences[index - 1]?.end ?? text.length;
      edits.push({ start, end, replacement, category: 'style' });
    }
    index += 1;
  }
  return edits;
}
