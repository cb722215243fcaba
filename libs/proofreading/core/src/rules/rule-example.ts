import type { InvalidExample, Rule } from './define-rule';

/** A wrong sentence in its parts, with what to write in place of `found`; one of the two may be empty. A right sentence is all `before`. */
export interface RuleExample {
  readonly before: string;
  readonly found: string;
  readonly fix: string;
  readonly after: string;
}

/** Takes an example of a rule apart at its mark. Throws where there is none. */
export function toRuleExample({ text, fix }: InvalidExample): RuleExample {
  const [, before, found, after] = /^(.*?)\[\[(.*?)\]\](.*)$/su.exec(text) ?? [];
  if (before === undefined || found === undefined || after === undefined)
    throw new Error(`An invalid example needs one [[mark]]: ${text}`);
  return { before, found, fix, after };
}

/** The examples of a list's rules, by the rule's id, wrong ones before right ones; none for an unknown one. */
export function examplesOf(rules: readonly Rule[]): (ruleId: string) => readonly RuleExample[] {
  return (ruleId) => {
    const rule = rules.find(({ id }) => id === ruleId);
    if (!rule) return [];
    const right = rule.valid.map((text) => ({ before: text, found: '', fix: '', after: '' }));
    return [...rule.invalid.map(toRuleExample), ...right];
  };
}

/** Every example of the rules, wrong and right, as plain sentences. */
export const samplesOf = (rules: readonly Rule[]): readonly string[] =>
  rules.flatMap(({ invalid, valid }) => [
    ...invalid.map(toRuleExample).map(({ before, found, after }) => before + found + after),
    ...valid,
  ]);
