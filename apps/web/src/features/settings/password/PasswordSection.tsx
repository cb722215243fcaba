import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { chosenPassword, confirmed, knownPassword } from '../../../forms/field-schemas';
import { useFieldWords } from '../../../forms/field-words';
import { FormFailure } from '../../../forms/FormFailure';
import { PasswordField } from '../../../forms/PasswordField';
import { useSubmission } from '../../../forms/use-submission';
import { useSession } from '../../../session/session';
import { Section } from '../parts/Section';
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
  const say = useErrorMessage();
  const fieldWords = useFieldWords();
  const { user } = useSession();
  const change = useChangePassword();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
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
      <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-5">
        {failure && <FormFailure title={t('password.failed')} text={say(failure)} />}
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          {...form.register('currentPassword')}
          label={t('password.current')}
          autoComplete="current-password"
          error={fieldWords(errors.currentPassword?.message)}
        />
        <PasswordField
          {...form.register('newPassword')}
          label={t('password.new')}
          hint={t('auth:fields.passwordHint', { min: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          error={fieldWords(errors.newPassword?.message)}
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label={t('password.confirm')}
          autoComplete="new-password"
          error={fieldWords(errors.confirmPassword?.message)}
        />
        <Button type="submit" className="self-start" loading={isSubmitting}>
          {isSubmitting ? t('password.submitting') : t('password.submit')}
        </Button>
      </form>
    </Section>
  );
}
