/** Gives a replacement the case of what it replaces: all capitals, or a capital first letter, or its own. */
export function matchCase(model: string, replacement: string): string {
  const letters = model.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return replacement.toUpperCase();
  const first = [...letters][0];
  const startsUpper = first !== undefined && first !== first.toLowerCase();
  if (!startsUpper) return replacement;
  return replacement.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
