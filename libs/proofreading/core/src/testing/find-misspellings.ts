import type { Variant } from '@tercet/contracts';
import type { Issue } from '../issue';
import type { Speller } from '../speller/speller';
import { spellingChecker } from '../speller/spelling-checker';
import { createPassage } from './create-passage';

export interface Misspelling extends Issue {
  readonly word: string;
}

/** What the spelling checker reports on a text, with the words that it reports. */
export function findMisspellings(speller: Speller, text: string, variant?: Variant): Misspelling[] {
  const passage = createPassage(text, speller.profile.language, variant);
  const issues = spellingChecker(speller).check(passage) as readonly Issue[];
  return issues.map((issue) => ({ ...issue, word: text.slice(issue.start, issue.end) }));
}
