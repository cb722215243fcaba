/** A GraphQL answer that is an error with these extensions. */
export function failing(extensions: Record<string, unknown>) {
  return { result: { errors: [{ message: 'x', extensions }] } };
}

/** No answer at all. */
export const OFFLINE = { error: new TypeError('Failed to fetch') };
