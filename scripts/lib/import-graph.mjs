// Which source file leads to which, as their imports say.
import path from 'node:path';

const IMPORT = /(?:from|import\(?)\s*'([^']+)'/g;
const TYPES = /import\s+(?:type\s+\{[^}]*|\{[^}]*\btype\s[^}]*)\}\s+from\s+'(\.[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * @param {ReadonlyMap<string, string>} sources the texts by their paths in the repository
 * @param {Readonly<Record<string, string>>} entries the files that packages are imported by, by the names of these
 */
export function importGraph(sources, entries) {
  const resolve = (file, name) => {
    const target = name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : entries[name];
    return ENDINGS.map((ending) => `${target}${ending}`).find((found) => sources.has(found));
  };
  const named = (file, pattern) =>
    [...sources.get(file).matchAll(pattern)]
      .map(([, name]) => resolve(file, name))
      .filter((found) => found !== undefined);

  const imports = new Map([...sources.keys()].map((file) => [file, named(file, IMPORT)]));
  const importers = new Map([...sources.keys()].map((file) => [file, []]));
  for (const [file, targets] of imports) {
    for (const target of targets) importers.get(target).push(file);
  }
  /** All that a file leads to, and itself. */
  const reached = (file, edges) => {
    const seen = new Set([file]);
    for (const each of seen) for (const next of edges.get(each)) seen.add(next);
    return seen;
  };
  return {
    importsOf: (file) => imports.get(file),
    importersOf: (file) => importers.get(file),
    /** Where the values of a file may come from: what it imports, what imports it, and what shares a type with it. */
    around: (file) =>
      new Set([
        ...reached(file, imports),
        ...reached(file, importers),
        ...named(file, TYPES).flatMap((home) => importers.get(home)),
      ]),
  };
}
