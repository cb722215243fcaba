/** Whether a value from a control API is an object whose every property is known and of its type: a misspelt knob must not pass as "all is well". */
export function hasOnly(
  value: unknown,
  knobs: Readonly<Record<string, (value: unknown) => boolean>>,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, given]) => Object.hasOwn(knobs, name) && (given === undefined || knobs[name]?.(given)),
  );
}
