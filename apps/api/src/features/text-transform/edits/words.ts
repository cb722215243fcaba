/** The words of a text, as edits are compared by: letters and digits that stand together. */
export const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
