/** The database of an account in this browser: one for each, so that people who share a browser never meet each other's texts. */
export function databaseName(accountId: string): string {
  return `tercet-editor-${accountId}`;
}

/** How the names begin under which tabs of an account put what they have not saved yet. */
export const journalPrefix = (accountId: string) => `tercet-unsaved-${accountId}-`;
