import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ForgotPasswordDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { useForm } from 'react-hook-form';
import { attempt } from '../../../forms/attempt';
import { FormFailure } from '../../../forms/FormFailure';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
import { forgotPasswordSchema, type ForgotPasswordValues } from '../form-schemas';
import { AskForLinkView } from './AskForLinkView';

export interface AskForLinkProps {
  /** What the field holds at first. */
  email: string;
  onAsked: (email: string) => void;
}

/** Asks for the mail with the link. Whether there is such an account, the answer does not tell. */
export function AskForLink({ email, onAsked }: AskForLinkProps) {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const [ask] = useMutation(ForgotPasswordDocument);
  const form = useForm<ForgotPasswordValues>({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['email'],
    send: (values) =>
      attempt(async () => {
        await ask({ variables: values });
        onAsked(values.email);
      }),
  });

  return (
    <AskForLinkView
      {...{ errorOf, isSubmitting, onSubmit }}
      register={form.register}
      failure={failure && <FormFailure title={t('forgot.failed')} text={say(failure)} />}
    />
  );
}
