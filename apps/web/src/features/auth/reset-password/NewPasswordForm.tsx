import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FOR_NOBODY } from '@tercet/api-client';
import { ResetPasswordDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useForm } from 'react-hook-form';
import { attempt } from '../../../forms/attempt';
import { FormFailure } from '../../../forms/FormFailure';
import { NewPasswordFields } from '../../../forms/NewPasswordFields';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
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
  const [reset] = useMutation(ResetPasswordDocument, { context: FOR_NOBODY });
  const form = useForm<ResetPasswordValues>({
    resolver: standardSchemaResolver(resetPasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['newPassword', 'confirmPassword'],
    send: async (values) => {
      const error = await attempt(() => reset({ variables: { input: { token, ...values } } }));
      const refusal = error && linkRefusal(error);
      if (refusal) {
        onRefused(refusal);
        return null;
      }
      if (error) return error;
      onSet();
      // Whoever is signed in here with that account no longer is.
      void session.reload();
      return null;
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {failure && <FormFailure title={t('reset.failed')} text={say(failure)} />}
      <NewPasswordFields
        chosen={{
          ...register('newPassword'),
          label: t('reset.newPassword'),
          error: errorOf('newPassword'),
        }}
        repeated={{
          ...register('confirmPassword'),
          label: t('fields.confirmPassword'),
          error: errorOf('confirmPassword'),
        }}
      />
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        {isSubmitting ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </form>
  );
}
