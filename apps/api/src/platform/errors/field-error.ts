import type { FieldError } from '@tercet/contracts';
import type { ValidationError, ValidationOptions } from 'class-validator';

/** Options of a constraint: its English sentence, and the code that goes with it. Without them a constraint is `INVALID`. */
export const says = (
  message: string,
  code: FieldError,
): Pick<ValidationOptions, 'message' | 'context'> => ({ message, context: { code } });

/** Codes of one field's broken constraints, in the order of its sentences. */
export function fieldErrorsOf({ constraints = {}, contexts = {} }: ValidationError): FieldError[] {
  const codes = contexts as Record<string, { code: FieldError } | undefined>;
  return Object.keys(constraints).map((name) => codes[name]?.code ?? 'INVALID');
}
