const isSpaces = (text: string) => /^[^\S\r\n]*$/u.test(text);

/** What a change does that touches nothing but space within a line, which could not be heard if it was quoted; else null. */
export function spaceChange(before: string, after: string): 'remove' | 'insert' | 'mend' | null {
  if (!isSpaces(before) || !isSpaces(after) || before === after) return null;
  if (before === '') return 'insert';
  return after.length < before.length ? 'remove' : 'mend';
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

/** The text as it is shown beside another one: where they differ in nothing but spaces, these are drawn. */
export function withDrawnSpaces(text: string, other: string): string {
  const isSpaceAlone = text !== other && withoutSpaces(text) === withoutSpaces(other);
  return isSpaceAlone ? text.replaceAll(/[^\S\r\n]/gu, '␣') : text;
}
