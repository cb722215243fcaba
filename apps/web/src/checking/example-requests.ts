import type { RuleExample } from '@tercet/proofreading-core';

export type Examples = readonly RuleExample[];

const NONE: Examples = [];

/** Asks for the examples of rules, each once: answers are kept, and what a lost worker leaves open has none for now. */
export function createExampleRequests(ask: (ruleId: string) => void) {
  const known = new Map<string, Promise<Examples>>();
  const waiting = new Map<string, (examples: Examples) => void>();
  return {
    of(ruleId: string): Promise<Examples> {
      let examples = known.get(ruleId);
      if (!examples) {
        examples = new Promise((answer) => waiting.set(ruleId, answer));
        known.set(ruleId, examples);
        ask(ruleId);
      }
      return examples;
    },
    answered(ruleId: string, examples: Examples) {
      waiting.get(ruleId)?.(examples);
      waiting.delete(ruleId);
    },
    abandon() {
      for (const [ruleId, answer] of waiting) {
        known.delete(ruleId);
        answer(NONE);
      }
      waiting.clear();
    },
  };
}
