import type { Sentence } from './sets';

const SENTENCES_A_PARAGRAPH = 5;

/** Sentences in turns from both lists, so that one word in some fifty is misspelled, as people write. */
function* alternating(clean: readonly Sentence[], misspelled: readonly Sentence[]) {
  for (let i = 0; i < Math.max(clean.length, misspelled.length); i += 1) {
    for (const { text } of [clean[i], misspelled[i]].filter((one) => one !== undefined)) {
      yield text.replace(/\s+/g, ' ');
    }
  }
}

/**
 * Texts of running text with misspellings, none of which has a sentence of another, each as long as asked for or a little
 * longer; fewer where the sentences do not suffice.
 */
export function timedTexts(
  clean: readonly Sentence[],
  misspelled: readonly Sentence[],
  lengths: readonly number[],
): string[] {
  const sentences = alternating(clean, misspelled);
  const texts: string[] = [];
  for (const length of lengths) {
    let text = '';
    for (let count = 1; text.length < length; count += 1) {
      const { value, done } = sentences.next();
      if (done) return texts;
      text += value + (count % SENTENCES_A_PARAGRAPH === 0 ? '\n' : ' ');
    }
    texts.push(text);
  }
  return texts;
}
