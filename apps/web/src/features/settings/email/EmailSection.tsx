import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { email, knownPassword } from '../../../forms/field-schemas';
import { EmailField } from '../../../forms/EmailField';
import { PasswordField } from '../../../forms/PasswordField';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
import { useSession } from '../../../session/session';
import { Section } from '../parts/Section';
import { SettingsForm } from '../parts/SettingsForm';
import { PendingAddress } from './PendingAddress';
import { useChangeEmail } from './use-change-email';

const schema = z.object({ newEmail: email, password: knownPassword });
type Values = z.infer<typeof schema>;

const EMPTY: Values = { newEmail: '', password: '' };

export function EmailSection() {
  const { t } = useTranslation(['settings', 'auth']);
  const { user } = useSession();
  const { change, outcome, pendingEmail } = useChangeEmail();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['newEmail', 'password'],
    about: {
      INVALID_CREDENTIALS: { field: 'password', says: 'passwordWrong' },
      EMAIL_TAKEN: { field: 'newEmail', says: 'emailTaken' },
    },
    send: async (values) => {
      const error = await change(values);
      if (!error) form.reset(EMPTY);
      return error;
    },
  });
  if (!user) return null;
  // Nothing but the password is left to be entered.
  const keep = () => {
    form.setValue('newEmail', user.email);
    form.clearErrors('newEmail');
    form.setFocus('password');
  };
  return (
    <Section name="email" intro={t('email.intro', { email: user.email })}>
      {pendingEmail && (
        <PendingAddress
          key={pendingEmail}
          email={user.email}
          newEmail={pendingEmail}
          onKeep={keep}
        />
      )}
      <SettingsForm
        onSubmit={onSubmit}
        isSubmitting={isSubmitting}
        failure={failure}
        words={{
          failed: t('email.failed'),
          submit: t('email.submit'),
          submitting: t('email.submitting'),
        }}
      >
        {outcome === 'changed' && (
          <Notice tone="good">{t('email.changed', { email: user.email })}</Notice>
        )}
        {outcome === 'asked' && <Notice tone="good">{t('email.asked')}</Notice>}
        {outcome === 'kept' && (
          <Notice tone="good">{t('email.kept', { email: user.email })}</Notice>
        )}
        {outcome === 'same' && <Notice>{t('email.same')}</Notice>}
        <EmailField
          {...form.register('newEmail')}
          label={t('email.newEmail')}
          autoComplete="email"
          error={errorOf('newEmail')}
        />
        <PasswordField
          {...form.register('password')}
          label={t('email.password')}
          autoComplete="current-password"
          error={errorOf('password')}
        />
      </SettingsForm>
    </Section>
  );
}
