import type { DocumentIssue } from '@tercet/proofreading-core';
import type { Localized } from '@tercet/contracts';
import type { Database } from '../drafts/database';
import { createStore, type Store } from '../state/store';

interface DismissedIssue {
  readonly id: string;
  /** The words that were left as they are. */
  readonly text: string;
  readonly message: Localized;
}

interface DisabledRule {
  readonly ruleId: string;
  /** The message at which it was turned off: what a person remembers of it. */
  readonly message: Localized;
}

/** What a person has chosen not to see. */
export interface IssuePreferences {
  readonly words: readonly string[];
  readonly disabledRules: readonly DisabledRule[];
  readonly dismissed: readonly DismissedIssue[];
}

export const NO_PREFERENCES: IssuePreferences = { words: [], disabledRules: [], dismissed: [] };

/** Dismissals beyond this number let the oldest go. */
const DISMISSED_LIMIT = 2_000;

export function addWord(preferences: IssuePreferences, word: string): IssuePreferences {
  if (preferences.words.includes(word)) return preferences;
  return { ...preferences, words: [...preferences.words, word] };
}

export function removeWord(preferences: IssuePreferences, word: string): IssuePreferences {
  return { ...preferences, words: preferences.words.filter((other) => other !== word) };
}

export function disableRule(preferences: IssuePreferences, issue: DocumentIssue): IssuePreferences {
  const { ruleId, message } = issue;
  const others = preferences.disabledRules.filter((rule) => rule.ruleId !== ruleId);
  return { ...preferences, disabledRules: [...others, { ruleId, message }] };
}

export function enableRule(preferences: IssuePreferences, ruleId: string): IssuePreferences {
  const disabledRules = preferences.disabledRules.filter((rule) => rule.ruleId !== ruleId);
  return { ...preferences, disabledRules };
}

export function dismiss(
  preferences: IssuePreferences,
  { id, message }: DocumentIssue,
  text: string,
): IssuePreferences {
  const others = preferences.dismissed.filter((other) => other.id !== id);
  const dismissed = [...others, { id, text, message }].slice(-DISMISSED_LIMIT);
  return { ...preferences, dismissed };
}

export function restore(preferences: IssuePreferences, id: string): IssuePreferences {
  return { ...preferences, dismissed: preferences.dismissed.filter((other) => other.id !== id) };
}

const KEY = 'issues';

function isPreferences(value: unknown): value is IssuePreferences {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['words', 'disabledRules', 'dismissed'].every((part) =>
      Array.isArray((value as Record<string, unknown>)[part]),
    )
  );
}

export interface PreferenceStore extends Pick<Store<IssuePreferences>, 'get' | 'subscribe'> {
  change(next: (current: IssuePreferences) => IssuePreferences): void;
}

/**
 * Preferences kept in the browser. A change is in force at once; `onFailure` hears when it could not be kept beyond
 * this visit.
 */
export async function loadPreferences(
  open: () => Promise<Database>,
  onFailure: () => void,
): Promise<PreferenceStore> {
  const saved: unknown = await open()
    .then((database) => database.get('preferences', KEY))
    .catch(() => undefined);
  const store = createStore(isPreferences(saved) ? saved : NO_PREFERENCES);
  return {
    get: store.get,
    subscribe: store.subscribe,
    change(next) {
      store.update(next);
      void open()
        .then((database) => database.put('preferences', store.get(), KEY))
        .catch(onFailure);
    },
  };
}
