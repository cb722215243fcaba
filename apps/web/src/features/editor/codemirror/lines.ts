import type { Text } from '@codemirror/state';
import { proseLines } from '@tercet/proofreading-core';

const known = new WeakMap<Text, readonly string[]>();

/** The document's lines, which are its paragraphs. Made once for each version of the document. */
export function linesOf(doc: Text): readonly string[] {
  let lines = known.get(doc);
  if (!lines) {
    lines = [...doc.iterLines()];
    known.set(doc, lines);
  }
  return lines;
}

const knownProse = new WeakMap<Text, readonly string[]>();

/** The lines with what is not the writer's prose blanked out: what is checked. */
export function proseOf(doc: Text): readonly string[] {
  let prose = knownProse.get(doc);
  if (!prose) {
    prose = proseLines(linesOf(doc));
    knownProse.set(doc, prose);
  }
  return prose;
}
