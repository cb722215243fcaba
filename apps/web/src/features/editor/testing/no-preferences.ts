import type { IssuePreferences } from '../preferences/issue-preferences';

export const NO_PREFERENCES: IssuePreferences = { words: [], disabledRules: [], dismissed: [] };
