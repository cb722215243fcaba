import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { toAppError, type AppError } from '@tercet/api-client';
import { ForgotPasswordDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Field } from '@tercet/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applyServerError } from '../../../forms/apply-server-error';
import { useFieldWords } from '../../../forms/field-words';
import { FormFailure } from '../../../forms/FormFailure';
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
  const [failure, setFailure] = useState<AppError | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordValues>({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await ask({ variables: values });
      onAsked(values.email);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!applyServerError(error, ['email'], setError)) setFailure(error);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {failure && <FormFailure title={t('forgot.failed')} text={say(failure)} />}
      <Field
        {...register('email')}
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldWords(errors.email?.message)}
      />
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        {isSubmitting ? t('forgot.submitting') : t('forgot.submit')}
      </Button>
    </form>
  );
}
