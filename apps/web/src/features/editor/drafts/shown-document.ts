const keyOf = (accountId: string) => `tercet-document-${accountId}`;

/** The document that this tab showed last, if it remembers one. */
export function shownDocument(accountId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(accountId)) ?? undefined;
  } catch {
    // The browser forbids it: the tab begins as a new one.
    return undefined;
  }
}

export function rememberShown(accountId: string, document: string): void {
  try {
    sessionStorage.setItem(keyOf(accountId), document);
  } catch {
    // After a reload, the latest document is shown.
  }
}
