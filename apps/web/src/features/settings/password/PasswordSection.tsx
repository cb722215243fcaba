import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useTranslation } from '@tercet/i18n/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { chosenPassword, confirmed, knownPassword } from '../../../forms/field-schemas';
import { NewPasswordFields } from '../../../forms/NewPasswordFields';
import { PasswordField } from '../../../forms/PasswordField';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
import { useSession } from '../../../session/session';
import { Section } from '../parts/Section';
import { SettingsForm } from '../parts/SettingsForm';
import { useChangePassword } from './use-change-password';

const schema = z
  .object({
    currentPassword: knownPassword,
    newPassword: chosenPassword,
    confirmPassword: z.string(),
  })
  .check(confirmed('newPassword'));
type Values = z.infer<typeof schema>;

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection() {
  const { t } = useTranslation(['settings', 'auth']);
  const { user } = useSession();
  const change = useChangePassword();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    about: { INVALID_CREDENTIALS: { field: 'currentPassword', says: 'passwordWrong' } },
    send: async (values) => {
      const error = await change(values);
      if (!error) form.reset(EMPTY);
      return error;
    },
  });
  return (
    <Section name="password" intro={t('password.intro')}>
      <SettingsForm
        onSubmit={onSubmit}
        isSubmitting={isSubmitting}
        failure={failure}
        words={{
          failed: t('password.failed'),
          submit: t('password.submit'),
          submitting: t('password.submitting'),
        }}
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          {...form.register('currentPassword')}
          label={t('password.current')}
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
        <NewPasswordFields
          chosen={{
            ...form.register('newPassword'),
            label: t('password.new'),
            error: errorOf('newPassword'),
          }}
          repeated={{
            ...form.register('confirmPassword'),
            label: t('password.confirm'),
            error: errorOf('confirmPassword'),
          }}
        />
      </SettingsForm>
    </Section>
  );
}
