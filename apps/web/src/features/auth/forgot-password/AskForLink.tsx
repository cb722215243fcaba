import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { EmailField } from '../../../forms/EmailField';
import type { FormViewProps } from '../../../forms/form-view';
import { ScriptedForm } from '../../../forms/ScriptedForm';
import type { ForgotPasswordValues } from '../form-schemas';

/** The form that asks for the mail with the link. */
export function AskForLink({
  register,
  errorOf,
  isSubmitting,
  onSubmit,
  failure,
}: FormViewProps<keyof ForgotPasswordValues>) {
  const { t } = useTranslation('auth');
  return (
    <ScriptedForm onSubmit={onSubmit}>
      {failure}
      <EmailField
        {...register('email')}
        label={t('fields.email')}
        autoComplete="username"
        error={errorOf('email')}
      />
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        {isSubmitting ? t('forgot.submitting') : t('forgot.submit')}
      </Button>
    </ScriptedForm>
  );
}
