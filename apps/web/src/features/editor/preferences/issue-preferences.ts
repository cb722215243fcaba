import type { Category, DocumentIssue } from '@tercet/proofreading-core';
import { isRecord, LOCALES, type Localized } from '@tercet/contracts';
import type { Database } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { loadKeptValue, type KeptValue } from './kept-value';

interface DismissedIssue {
  readonly id: string;
  /** The words that were left as they are. */
  readonly text: string;
  readonly message: Localized;
}

export interface DisabledRule {
  readonly ruleId: string;
  /** The message at which it was turned off: what a person remembers of it. */
  readonly message: Localized;
  /** What the rule is about. Absent in what earlier versions kept. */
  readonly category?: Category;
}

/** What a person has chosen not to see. */
export interface IssuePreferences {
  readonly words: readonly string[];
  readonly disabledRules: readonly DisabledRule[];
  readonly dismissed: readonly DismissedIssue[];
}

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
  const { ruleId, message, category } = issue;
  const others = preferences.disabledRules.filter((rule) => rule.ruleId !== ruleId);
  return { ...preferences, disabledRules: [...others, { ruleId, message, category }] };
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

type Kept<T> = Partial<Record<keyof T, unknown>>;

const isText = (value: unknown) => typeof value === 'string';

function isMessage(value: unknown): boolean {
  return isRecord(value) && LOCALES.every((locale) => isText(value[locale]));
}

function isDisabledRule(value: unknown): value is DisabledRule {
  if (!isRecord(value)) return false;
  const { ruleId, message, category }: Kept<DisabledRule> = value;
  return isText(ruleId) && isMessage(message) && (category === undefined || isText(category));
}

function isDismissed(value: unknown): value is DismissedIssue {
  if (!isRecord(value)) return false;
  const { id, text, message }: Kept<DismissedIssue> = value;
  return isText(id) && isText(text) && isMessage(message);
}

function listOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T): readonly T[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** What is damaged costs that entry only. */
function readPreferences(kept: unknown): IssuePreferences {
  const { words, disabledRules, dismissed }: Kept<IssuePreferences> = isRecord(kept) ? kept : {};
  return {
    words: listOf(words, (word) => typeof word === 'string'),
    disabledRules: listOf(disabledRules, isDisabledRule),
    dismissed: listOf(dismissed, isDismissed),
  };
}

export type PreferenceStore = KeptValue<IssuePreferences>;

/** Preferences of this browser; `onFailure` hears when a change could not be kept beyond this visit. */
export function loadPreferences(
  open: () => Promise<Database>,
  channel: TabChannel | null,
  onFailure: () => void,
): Promise<PreferenceStore> {
  return loadKeptValue({ key: KEY, read: readPreferences, open, channel, onFailure });
}
