import { defineRule, type Rule } from './define-rule';
import { matchCase } from './match-case';
import { normalizeWord, type RuleSentence } from './rule-sentence';

type ReplacementDefinition = Omit<Rule, 'check'> & {
  /** Wrong phrase → what to write instead, best first. Words are separated by single spaces. */
  readonly phrases: Readonly<Record<string, string | readonly string[]>>;
  /** Right phrases that hold a wrong one: where one of them stands, nothing is reported. */
  readonly except?: readonly string[];
  readonly safe?: boolean;
};

interface Phrase {
  readonly words: readonly string[];
  readonly suggestions: readonly string[];
}

/** A rule that only replaces fixed phrases, whatever their case and apostrophes. */
export function defineReplacement(definition: ReplacementDefinition): Rule {
  const { phrases, except = [], safe = false, ...rule } = definition;
  const byFirstWord = new Map<string, Phrase[]>();
  for (const [from, to] of Object.entries(phrases)) {
    const words = split(from);
    const first = words[0] ?? '';
    const entry = { words, suggestions: typeof to === 'string' ? [to] : to };
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), entry]);
  }
  const exceptions = except.map(split);
  return defineRule({
    ...rule,
    check(sentence, report) {
      const { tokens } = sentence;
      for (const [index, token] of tokens.entries()) {
        for (const { words, suggestions } of byFirstWord.get(token.norm) ?? []) {
          const last = tokens[index + words.length - 1];
          if (!last || !matchesAt(sentence, index, words)) continue;
          if (isExcepted(sentence, index, words.length, exceptions)) continue;
          const fixes = suggestions.map((fix) => matchCase(token.text, fix));
          report({ start: token.start, end: last.end }, fixes, { safe });
        }
      }
    },
  });
}

const split = (phrase: string): string[] => phrase.split(' ').map(normalizeWord);

function matchesAt({ tokens }: RuleSentence, index: number, words: readonly string[]): boolean {
  return words.every((word, offset) => {
    const token = tokens[index + offset];
    return token?.norm === word && (offset === 0 || token.gap !== '');
  });
}

function isExcepted(
  sentence: RuleSentence,
  index: number,
  length: number,
  exceptions: readonly (readonly string[])[],
): boolean {
  return exceptions.some((words) => {
    for (let at = Math.max(0, index + length - words.length); at <= index; at += 1) {
      if (matchesAt(sentence, at, words)) return true;
    }
    return false;
  });
}
