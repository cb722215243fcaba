import { textPieces } from '@tercet/contracts';
import { breathe } from './breathe';

/** Longest time spent counting before the page gets its turn. Milliseconds. */
const SLICE_MS = 6;
/** Word segments between two looks at the clock. */
const STRIDE = 200;

export interface TextCounts {
  readonly words: number;
  /** UTF-16 code units with the line ends, as limits count them: one number for a text, wherever it stands. */
  readonly characters: number;
}

export interface WordCounter {
  /** Counts a whole text in slices; resolves to `null` when a newer count has begun. */
  count(paragraphs: readonly string[]): Promise<TextCounts | null>;
}

/** Counts words by the rules of Unicode, remembering paragraphs that have not changed. */
export function createWordCounter(
  pause: () => Promise<void> = breathe,
  now: () => number = () => performance.now(),
): WordCounter {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let known = new Map<string, number>();
  let latest = 0;

  return {
    async count(paragraphs) {
      const turn = ++latest;
      const counted = new Map<string, number>();
      let deadline = now() + SLICE_MS;
      let words = 0;
      let characters = Math.max(0, paragraphs.length - 1);
      for (const text of paragraphs) {
        let inParagraph = known.get(text) ?? counted.get(text);
        if (inParagraph === undefined) {
          inParagraph = 0;
          let seen = 0;
          for (const { isWordLike } of textPieces(text, segmenter)) {
            if (isWordLike) inParagraph += 1;
            if (++seen % STRIDE !== 0 || now() < deadline) continue;
            await pause();
            if (turn !== latest) return null;
            deadline = now() + SLICE_MS;
          }
        }
        counted.set(text, inParagraph);
        words += inParagraph;
        characters += text.length;
      }
      known = counted;
      return { words, characters };
    },
  };
}
