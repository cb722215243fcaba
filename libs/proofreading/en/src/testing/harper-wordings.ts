import { KINDS } from '../harper/lint-kinds';
import { WORDED_RULES, wordingOfRule } from '../harper/rule-wordings';

/** What we say of what Harper finds, each by its kind or its rule. */
export const HARPER_WORDINGS = [
  ...Object.entries(KINDS),
  ...WORDED_RULES.map((rule) => [rule, wordingOfRule(rule)!] as const),
];
