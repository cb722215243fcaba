import type { Text } from '@codemirror/state';

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
