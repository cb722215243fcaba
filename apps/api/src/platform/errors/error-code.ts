/** The code that the system or a driver gave an error. */
export function codeOf(error: unknown): string | undefined {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the system refused something for one of these reasons. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  const code = codeOf(error);
  return code !== undefined && codes.includes(code);
}
