import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from './app-error';

function sentencesByField(errors: readonly ValidationError[], prefix = '') {
  const result: Record<string, string[]> = {};
  for (const { property, constraints, children } of errors) {
    const field = prefix + property;
    if (constraints) result[field] = Object.values(constraints);
    if (children?.length) Object.assign(result, sentencesByField(children, `${field}.`));
  }
  return result;
}

/** Checks every input of REST and GraphQL by its class' decorators; unknown REST fields are dropped. */
export const createValidationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) =>
      new AppError('VALIDATION_FAILED', { validationErrors: sentencesByField(errors) }),
  });
