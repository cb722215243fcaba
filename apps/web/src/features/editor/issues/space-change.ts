const isSpaces = (text: string) => /^[^\S\r\n]*$/u.test(text);

/** What a change does that touches nothing but space within a line, which could not be heard if it was quoted; else null. */
export function spaceChange(before: string, after: string): 'remove' | 'insert' | 'mend' | null {
  if (!isSpaces(before) || !isSpaces(after) || before === after) return null;
  if (before === '') return 'insert';
  return after.length < before.length ? 'remove' : 'mend';
}
