import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FOR_NOBODY, toAppError, type AppError } from '@tercet/api-client';
import { ResetPasswordDocument } from '@tercet/api-client/generated';
import { PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applyServerError } from '../../../forms/apply-server-error';
import { useFieldWords } from '../../../forms/field-words';
import { FormFailure } from '../../../forms/FormFailure';
import { PasswordField } from '../../../forms/PasswordField';
import { session } from '../../../session/session';
import { resetPasswordSchema, type ResetPasswordValues } from '../form-schemas';
import { linkRefusal, type LinkRefusal } from '../link-refusal';

export interface NewPasswordFormProps {
  token: string;
  onSet: () => void;
  onRefused: (why: LinkRefusal) => void;
}

export function NewPasswordForm({ token, onSet, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const fieldWords = useFieldWords();
  const [reset] = useMutation(ResetPasswordDocument, { context: FOR_NOBODY });
  const [failure, setFailure] = useState<AppError | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<ResetPasswordValues>({
    resolver: standardSchemaResolver(resetPasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await reset({ variables: { input: { token, ...values } } });
      onSet();
      // Whoever is signed in here with that account no longer is.
      void session.reload();
    } catch (thrown) {
      const error = toAppError(thrown);
      const refusal = linkRefusal(error);
      if (refusal) onRefused(refusal);
      else if (!applyServerError(error, ['newPassword', 'confirmPassword'], setError)) {
        setFailure(error);
      }
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {failure && <FormFailure title={t('reset.failed')} text={say(failure)} />}
      <PasswordField
        {...register('newPassword')}
        label={t('reset.newPassword')}
        hint={t('fields.passwordHint', { min: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        error={fieldWords(errors.newPassword?.message)}
      />
      <PasswordField
        {...register('confirmPassword')}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        error={fieldWords(errors.confirmPassword?.message)}
      />
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        {isSubmitting ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </form>
  );
}
