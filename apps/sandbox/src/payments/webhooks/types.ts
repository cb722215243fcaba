/** Whether an event is of a type that is asked for; a star at the end stands for any letters. */
export function isOfType(type: string, wanted: readonly string[]): boolean {
  return wanted.some(
    (one) => one === type || (one.endsWith('*') && type.startsWith(one.slice(0, -1))),
  );
}
