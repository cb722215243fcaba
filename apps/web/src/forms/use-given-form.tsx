import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { AppError } from '@tercet/api-client';
import { useErrorMessage } from '@tercet/i18n/react';
import type { ReactNode } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { attempt } from './attempt';
import { FormFailure } from './FormFailure';
import { useFieldErrors } from './use-field-errors';
import { useSubmission, type Submission } from './use-submission';

export interface GivenFormOptions<T extends FieldValues> extends Pick<Submission<T>, 'fields'> {
  schema: ZodMiniType<T, T>;
  send: (values: T, form: UseFormReturn<T>) => Promise<void>;
  /** What is said of it when it was not sent. */
  failedTitle: string;
  /** What can be done about that, beside another try. */
  wayOut?: (failure: AppError, form: UseFormReturn<T>) => ReactNode;
}

/** What a late form is shown with once it can be checked and sent. What its fields hold by then is taken over. */
export function useGivenForm<T extends FieldValues>(options: GivenFormOptions<T>) {
  const { schema, fields, send, failedTitle, wayOut } = options;
  const say = useErrorMessage();
  const form = useForm<T>({ resolver: standardSchemaResolver(schema) });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  const { failure, onSubmit } = useSubmission({
    ...{ form, fields },
    send: (values) => attempt(() => send(values, form)),
  });
  return {
    register: form.register,
    ...{ errorOf, isSubmitting, onSubmit },
    failure: failure && (
      <FormFailure title={failedTitle} text={say(failure)}>
        {wayOut?.(failure, form)}
      </FormFailure>
    ),
  };
}
