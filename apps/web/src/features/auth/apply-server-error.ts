import type { AppError } from '@tercet/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts the server's complaints at the fields that they are about.
 * @returns whether every complaint found its field; otherwise the form has to say it as a whole.
 */
export function applyServerError<T extends FieldValues>(
  error: AppError,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const complaints = Object.entries(error.validationErrors ?? {});
  let placed = 0;
  for (const [name, sentences] of complaints) {
    const field = fields.find((candidate) => candidate === name);
    const message = sentences[0];
    if (!field || message === undefined) continue;
    setError(field, { type: 'server', message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  return placed > 0 && placed === complaints.length;
}
