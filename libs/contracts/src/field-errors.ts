/** What can be wrong with one field; goes with `VALIDATION_FAILED`, beside the English sentences. */
export const FIELD_ERRORS = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_COMMON',
  'NOT_THE_SAME',
  'INVALID_CHARACTERS',
  'INVALID',
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

export function isFieldError(value: unknown): value is FieldError {
  return FIELD_ERRORS.some((known) => known === value);
}
