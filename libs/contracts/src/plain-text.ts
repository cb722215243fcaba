import { dropUnwritten } from './unwritten';

/** Line ends of other systems and programs: vertical tabs and form feeds of word processors, and the next-line sign. */
const OTHER_LINE_ENDS = /\r\n?|[\v\f\u0085]/gu;

/** A text whose lines end in one way, with `\n`. */
export const withOneLineEnd = (text: string): string => text.replace(OTHER_LINE_ENDS, '\n');

/** A text as somebody could have typed it: its lines end with `\n`, and it holds nothing that nobody can write or see. */
export const plainText = (text: string): string => dropUnwritten(withOneLineEnd(text));
