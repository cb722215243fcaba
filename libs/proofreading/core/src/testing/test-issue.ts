import type { Issue, Span } from '../issue';

const WORDS = { en: 'Wrong.', fr: 'Faux.', es: 'Mal.' };

/** An issue as a test needs it: a misspelling without suggestions, unless told otherwise. */
export function testIssue({ start, end }: Span, overrides: Partial<Issue> = {}): Issue {
  return {
    ruleId: 'en/spelling',
    category: 'spelling',
    level: 'error',
    message: WORDS,
    explanation: WORDS,
    suggestions: [],
    safe: false,
    start,
    end,
    ...overrides,
  };
}
