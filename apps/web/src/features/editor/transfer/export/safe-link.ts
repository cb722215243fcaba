const ALLOWED = ['http:', 'https:', 'mailto:'];

/** The address, where it leads to a page or a mail; nothing where it could do anything else. */
export function safeLink(address: string): string | undefined {
  try {
    const url = new URL(address);
    return ALLOWED.includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
