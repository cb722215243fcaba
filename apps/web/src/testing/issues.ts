import type { CheckedParagraph, DocumentIssue } from '@tercet/proofreading-core';

/** An issue on the words of `text` that are given, for tests. */
export function issueOn(
  text: string,
  words: string,
  overrides: Partial<DocumentIssue> = {},
): DocumentIssue {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`“${words}” is not in the text`);
  return {
    id: `${words}-${start}`,
    ruleId: 'en/spelling',
    category: 'spelling',
    level: 'error',
    language: 'en',
    message: { en: 'Misspelled.', fr: 'Mal écrit.', es: 'Mal escrito.' },
    explanation: { en: 'Not a word.', fr: 'Pas un mot.', es: 'No es una palabra.' },
    suggestions: [],
    safe: false,
    start,
    end: start + words.length,
    ...overrides,
  };
}

/** A checked paragraph in which every occurrence of “teh” is misspelled, for tests. */
export function checkedParagraph(text: string, complete = true): CheckedParagraph {
  const issues = [...text.matchAll(/\bteh\b/g)].map(({ index }) => ({
    ...issueOn('teh', 'teh', { suggestions: ['the'], safe: true }),
    start: index,
    end: index + 3,
  }));
  return { text, language: 'en', languages: [], issues, complete };
}
