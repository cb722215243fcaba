import type { AppError } from '@tercet/api-client';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { applyServerError } from './apply-server-error';
import type { ValidationKey } from './field-schemas';
import { useSingleSubmit } from './use-single-submit';

export interface Submission<T extends FieldValues> {
  form: Pick<UseFormReturn<T>, 'handleSubmit' | 'setError'>;
  /** Sends the values. @returns what the form has to say went wrong, or null */
  send: (values: T) => Promise<AppError | null>;
  /** Fields that the server may find fault with. */
  fields: readonly Path<T>[];
  /** Errors that are about one field, by their codes. */
  about?: Partial<Record<AppError['code'], { field: Path<T>; says: ValidationKey }>>;
}

/** Submits a form: what is wrong with a field is said there, and it gets the focus; the rest is `failure`. What was typed stays. */
export function useSubmission<T extends FieldValues>({ form, send, fields, about }: Submission<T>) {
  const [failure, setFailure] = useState<AppError | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const error = await send(values);
    if (!error) return;
    const place = about?.[error.code];
    if (place) {
      const { field, says: message } = place;
      form.setError(field, { type: 'server', message }, { shouldFocus: true });
    } else if (!applyServerError(error, fields, form.setError)) {
      setFailure(error);
    }
  });
  return { failure, onSubmit: useSingleSubmit(submit) };
}
