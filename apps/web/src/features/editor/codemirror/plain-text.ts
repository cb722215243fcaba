import { dropUnwritten } from '@tercet/contracts';

/** Line ends of other systems and programs: vertical tabs and form feeds of word processors, and the next-line sign. */
const OTHER_LINE_ENDS = /\r\n?|[\v\f\u0085]/gu;

/** A text as somebody could have typed it; its length and the positions in it are those of the document made of it. */
export function plainText(text: string): string {
  return dropUnwritten(text.replace(OTHER_LINE_ENDS, '\n'));
}
