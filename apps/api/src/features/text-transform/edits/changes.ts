/** A stretch of a source, in UTF-16 code units, `end` exclusive, and what stands there in the result. */
export interface Change {
  start: number;
  end: number;
  replacement: string;
}
