/** The database of an account in this browser: one for each, so that people who share a browser never meet each other's texts. */
export function databaseName(accountId: string): string {
  return `tercet-editor-${accountId}`;
}

/** Holds what the assistant answered before, apart from the texts that the answers were about. */
export function resultsDatabaseName(accountId: string): string {
  return `tercet-results-${accountId}`;
}

/** How the names begin under which tabs of an account put what they have not saved yet. */
export const journalPrefix = (accountId: string) => `tercet-unsaved-${accountId}-`;
