/** A parameter of an address, where it is given once. */
export function given(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
