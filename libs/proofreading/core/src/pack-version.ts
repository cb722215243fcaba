import { fingerprint } from './hash';
import type { Rule } from './rules/define-rule';

/**
 * The version of a pack. By itself it changes with every byte of the data files and with whatever the rule objects hold:
 * ids, levels, messages, examples and the source of each check. It does not see the functions and tables that checks
 * use, the speller or an engine such as Harper: for these, `revision` is raised by hand. Builds that minify differently
 * have different versions.
 */
export function packVersion(
  revision: string,
  files: readonly Uint8Array[],
  rules: readonly Rule[],
): string {
  let sum = 0x811c9dc5;
  for (const file of files) for (const byte of file) sum = Math.imul(sum ^ byte, 0x01000193);
  const sources = rules.map((rule) => JSON.stringify({ ...rule, check: String(rule.check) }));
  return fingerprint(
    [revision, ...files.map(({ length }) => length), sum >>> 0, ...sources].join('\n'),
  );
}
