import type { Locale } from '@tercet/contracts';
import type { Span } from '../issue';
import { asRead, candidateSentences, type Candidate } from './candidate-sentences';
import { rankSentences } from './rank-sentences';
import { cosine, termVectors, type TermVector } from './term-vectors';

/** How long a summary may be: both hold where both are given. It has one sentence at least. */
export interface SummaryLength {
  readonly sentences?: number;
  /** Of the text's characters, 0 to 1. */
  readonly share?: number;
}

/** A sentence of the text, and where it stands in it. */
export interface SummarySentence extends Span {
  /** As it is read: each run of white space is one space. */
  readonly text: string;
}

export interface Summary {
  /** In the order of the text. */
  readonly sentences: readonly SummarySentence[];
  /** Why there are none: no sentence was found, or so few that choosing among them makes no sense. */
  readonly lack?: 'no-sentences' | 'too-short';
}

/** Fewer sentences than this are read as quickly as a summary of them. */
const MIN_SENTENCES = 5;
/** From this cosine on two sentences say the same. */
const SAME = 0.65;

/**
 * The sentences of a text that say most of what it says, without any model: the sentences are vertices, their cosines
 * edges, and PageRank finds those that much else is like. Headings, code, tables, quotations and fragments are passed over;
 * of sentences that say the same there is one. The same text always has the same summary, however its line ends and
 * accents are coded.
 */
export function summarize(text: string, locale: Locale, length: SummaryLength): Summary {
  const candidates = candidateSentences(text, locale);
  if (candidates.length === 0) return { sentences: [], lack: 'no-sentences' };
  if (candidates.length < MIN_SENTENCES) return { sentences: [], lack: 'too-short' };
  const vectors = termVectors(candidates.map(({ terms }) => terms));
  const most = (length.share ?? 1) * lengthOf(asRead(text));
  return {
    sentences: choose(
      rankSentences(vectors),
      candidates,
      vectors,
      length.sentences ?? Infinity,
      most,
    )
      .sort((a, b) => a - b)
      .map((index) => {
        const { start, end, text: read } = candidates[index]!;
        return { start, end, text: read };
      }),
  };
}

/** One number for a text, however its accents are coded. */
const lengthOf = (text: string): number => text.normalize('NFC').length;

/** The best that fit; what is too long for the room left is passed over. Where nothing fits, the very best. */
function choose(
  ranked: readonly number[],
  candidates: readonly Candidate[],
  vectors: readonly TermVector[],
  mostSentences: number,
  mostCharacters: number,
): number[] {
  const chosen: number[] = [];
  let room = mostCharacters;
  for (const index of ranked) {
    if (chosen.length >= Math.max(1, mostSentences)) break;
    const needed = lengthOf(candidates[index]!.text) + 1;
    if (needed > room) continue;
    if (chosen.some((other) => cosine(vectors[index]!, vectors[other]!) >= SAME)) continue;
    chosen.push(index);
    room -= needed;
  }
  return chosen.length > 0 ? chosen : ranked.slice(0, 1);
}
