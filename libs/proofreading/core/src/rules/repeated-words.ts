import type { RuleSentence, RuleToken } from './rule-sentence';

/** A word written twice in a row: the first and the second. */
export type RepeatedPair = readonly [RuleToken, RuleToken];

/**
 * Words that follow themselves with only a space between. Left out are repetitions that mean to be ones:
 * three or more in a row ("very very very"), capitalised ones after a small one and the reverse (names, "can Can"),
 * all capitals, single letters other than words, and pairs that punctuation or a hyphen sets apart.
 */
export function findRepeatedWords({ tokens }: RuleSentence): RepeatedPair[] {
  const pairs: RepeatedPair[] = [];
  for (const [index, second] of tokens.entries()) {
    const first = tokens[index - 1];
    if (!first || first.kind !== 'word' || second.kind !== 'word') continue;
    if (first.norm !== second.norm || !/^[ \u00A0\u202F]$/.test(second.gap)) continue;
    const before = tokens[index - 2];
    const isLonger = before?.norm === first.norm || tokens[index + 1]?.norm === first.norm;
    // "x y y", "13. A a": letters that stand for something.
    if (first.norm.length === 1 && before && (before.norm.length === 1 || before.kind !== 'word'))
      continue;
    const isStart = index === 1 || before?.kind === 'punctuation';
    if (isLonger || !sameCase(first.text, second.text, isStart)) continue;
    pairs.push([first, second]);
  }
  return pairs;
}

function sameCase(first: string, second: string, isStart: boolean): boolean {
  const lower = second.toLowerCase();
  if (second !== lower) return false;
  return first === lower || (isStart && first.slice(1) === lower.slice(1));
}
