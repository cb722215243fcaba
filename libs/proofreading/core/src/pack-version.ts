import { fingerprint } from './hash';
import type { Rule } from './rules/define-rule';

/**
 * The version of a pack: it changes with its dictionary, with its set of rules, and with `revision`,
 * which is raised when a rule or a checker answers differently than before.
 */
export function packVersion(
  revision: string,
  dictionary: Uint8Array,
  rules: readonly Rule[],
): string {
  let sum = 0x811c9dc5;
  for (const byte of dictionary) sum = Math.imul(sum ^ byte, 0x01000193);
  const parts = [
    revision,
    dictionary.length,
    sum >>> 0,
    ...rules.map(({ id, level }) => id + level),
  ];
  return fingerprint(parts.join(' '));
}
