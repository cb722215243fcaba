const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;

/** A text in NFC with straight apostrophes. */
export const foldedText = (text: string): string => text.normalize('NFC').replace(/[’ʼ]/gu, "'");

/** The words of a text, one after the other, in NFC with straight apostrophes. */
export function* wordsIn(text: string): Generator<string> {
  for (const [word] of foldedText(text).matchAll(WORD)) yield word;
}
