/** How a word as typed uses capitals. */
export type CaseShape = 'lower' | 'title' | 'upper' | 'mixed';

export function caseShape(word: string): CaseShape {
  const lower = word.toLowerCase();
  if (word === lower) return 'lower';
  if (word.length > 1 && word === word.toUpperCase() && /\p{L}.*\p{L}/u.test(word)) return 'upper';
  return word.slice(1) === lower.slice(1) ? 'title' : 'mixed';
}

export const capitalize = (word: string): string => {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0x20);
  return word ? first.toUpperCase() + word.slice(first.length) : word;
};

/** Gives a suggestion the capitals of the shape, and keeps those that it has anyway: `iPhone`. */
export function applyCaseShape(suggestion: string, shape: CaseShape): string {
  if (shape === 'upper') return suggestion.toUpperCase();
  return shape === 'title' ? capitalize(suggestion) : suggestion;
}
