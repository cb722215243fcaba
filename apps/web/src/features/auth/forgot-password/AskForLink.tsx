import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ForgotPasswordDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useForm } from 'react-hook-form';
import { attempt } from '../../../forms/attempt';
import { EmailField } from '../../../forms/EmailField';
import { useFieldWords } from '../../../forms/field-words';
import { FormFailure } from '../../../forms/FormFailure';
import { useSubmission } from '../../../forms/use-submission';
import { forgotPasswordSchema, type ForgotPasswordValues } from '../form-schemas';

export interface AskForLinkProps {
  /** What the field holds at first. */
  email: string;
  onAsked: (email: string) => void;
}

/** Asks for the mail with the link. Whether there is such an account, the answer does not tell. */
export function AskForLink({ email, onAsked }: AskForLinkProps) {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const fieldWords = useFieldWords();
  const [ask] = useMutation(ForgotPasswordDocument);
  const form = useForm<ForgotPasswordValues>({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;

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
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {failure && <FormFailure title={t('forgot.failed')} text={say(failure)} />}
      <EmailField
        {...form.register('email')}
        label={t('fields.email')}
        autoComplete="username"
        error={fieldWords(errors.email?.message)}
      />
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        {isSubmitting ? t('forgot.submitting') : t('forgot.submit')}
      </Button>
    </form>
  );
}
