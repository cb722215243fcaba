/** A stretch of a source, in UTF-16 code units, `end` exclusive, and what stands there in the result. */
export interface Change {
  start: number;
  end: number;
  replacement: string;
}

/** Whether a change takes out lines up to the end of one: what comes behind it is of another paragraph. */
export const takesLinesOut = ({ start, end, replacement }: Change, source: string): boolean =>
  replacement === '' && end > start && /[\r\n]/.test(source[end - 1] ?? '');
