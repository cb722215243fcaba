import type { Category } from '@tercet/proofreading-core';
import type { ProtectedKind } from './protected-spans';

/** Who found what an edit mends. */
export type EditSource = 'checker' | 'model';

/** A change to a text, in UTF-16 code units of the source; `end` exclusive. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly category?: Category;
  readonly explanation?: string;
  /** The checker where both did. */
  readonly source?: EditSource;
  /** What it changes that should stay as it is. */
  readonly affects?: ProtectedKind;
}

/** @param edits sorted by place, without overlaps */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, replacement } of edits) {
    result += source.slice(position, start) + replacement;
    position = end;
  }
  return result + source.slice(position);
}
