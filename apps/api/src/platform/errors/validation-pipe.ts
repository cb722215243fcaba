import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from './app-error';
import { fieldErrorsOf } from './field-error';

/** The fields that were refused, each by its path. */
function* refusedFields(
  errors: readonly ValidationError[],
  prefix = '',
): Generator<readonly [field: string, error: ValidationError]> {
  for (const error of errors) {
    const field = prefix + error.property;
    if (error.constraints) yield [field, error];
    if (error.children?.length) yield* refusedFields(error.children, `${field}.`);
  }
}

function validationFailed(errors: readonly ValidationError[]): AppError {
  const refused = [...refusedFields(errors)];
  const perField = <T>(of: (error: ValidationError) => T) =>
    Object.fromEntries(refused.map(([field, error]) => [field, of(error)]));
  return new AppError('VALIDATION_FAILED', {
    validationErrors: perField(({ constraints = {} }) => Object.values(constraints)),
    fieldErrors: perField(fieldErrorsOf),
  });
}

/**
 * Checks every input of REST and GraphQL by its class' decorators; unknown REST fields are dropped. Of each field it says
 * the first thing that is wrong: what is missing is not too long as well.
 */
export const createValidationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: validationFailed,
  });
