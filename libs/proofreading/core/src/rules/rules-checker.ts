import type { Localized } from '@tercet/contracts';
import type { Analyser } from '../analysis/analyser';
import type { Issue } from '../issue';
import type { Checker, OnPartError, Passage } from '../language-pack';
import type { Report, Rule } from './define-rule';
import { type RuleSentence, toRuleSentence } from './rule-sentence';

/**
 * Runs a set of rules over each sentence, in the first wave. Sentences are analysed only if a rule asks for it.
 * A rule that throws costs its own issues of that sentence.
 */
export function rulesChecker(rules: readonly Rule[], id = 'rules', analyser?: Analyser): Checker {
  return {
    id,
    wave: 1,
    check: (passage, onRuleError) => runRules(rules, passage, analyser, onRuleError),
  };
}

export function runRules(
  rules: readonly Rule[],
  passage: Passage,
  analyser?: Analyser,
  onRuleError: OnPartError = rethrow,
): Issue[] {
  const issues: Issue[] = [];
  const withApostrophes = apostrophesOf(passage.text);
  for (const sentence of passage.sentences) {
    const seen = toRuleSentence(sentence, passage, analyser);
    for (const rule of rules) {
      runRule(rule, seen, onRuleError, (span, proposed, options) => {
        const found = passage.text.slice(span.start, span.end);
        const suggestions = proposed.map(withApostrophes).filter((text) => text !== found);
        // `MARRONS` for `MARRONS`: a form that differs in small letters alone.
        if (proposed.length > 0 && suggestions.length === 0) return;
        const template = (options?.message && rule.messages?.[options.message]) || rule.message;
        issues.push({
          ruleId: rule.id,
          category: rule.category,
          level: rule.level,
          message: fill(template, found, suggestions[0] ?? ''),
          explanation: rule.explanation,
          start: span.start,
          end: span.end,
          suggestions,
          safe: options?.safe ?? false,
        });
      });
    }
  }
  return issues;
}

function runRule(rule: Rule, sentence: RuleSentence, onError: OnPartError, report: Report): void {
  try {
    rule.check(sentence, report);
  } catch (error) {
    onError(error, rule.id);
  }
}

const rethrow: OnPartError = (error) => {
  throw error;
};

/** Suggestions have typographic apostrophes where the text has some, otherwise those of the keyboard. */
function apostrophesOf(text: string): (suggestion: string) => string {
  if (text.includes('’')) return (suggestion) => suggestion;
  return (suggestion) => suggestion.replace(/(?<=\p{L})’(?=\p{L})/gu, "'");
}

function fill({ en, fr, es }: Localized, found: string, fix: string): Localized {
  const put = (text: string) =>
    text.replaceAll('{found}', () => found).replaceAll('{fix}', () => fix);
  return { en: put(en), fr: put(fr), es: put(es) };
}
