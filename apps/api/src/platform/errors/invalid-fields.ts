import type { FieldError } from '@tercet/contracts';
import { AppError, type ValidationErrors } from './app-error';

/** Refuses fields that something other than the decorators of an input has looked at. */
export function invalidFields(sentences: ValidationErrors, code: FieldError = 'INVALID'): AppError {
  const codes = Object.entries(sentences).map(([field, said]) => [field, said.map(() => code)]);
  return new AppError('VALIDATION_FAILED', {
    validationErrors: sentences,
    fieldErrors: Object.fromEntries(codes) as Record<string, FieldError[]>,
  });
}
