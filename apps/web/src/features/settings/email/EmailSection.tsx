import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Field, Notice } from '@tercet/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { email, knownPassword } from '../../../forms/field-schemas';
import { useFieldWords } from '../../../forms/field-words';
import { FormFailure } from '../../../forms/FormFailure';
import { PasswordField } from '../../../forms/PasswordField';
import { useSubmission } from '../../../forms/use-submission';
import { session, useSession } from '../../../session/session';
import { Section } from '../parts/Section';
import { useChangeEmail } from './use-change-email';

const schema = z.object({ newEmail: email, password: knownPassword });
type Values = z.infer<typeof schema>;

const EMPTY: Values = { newEmail: '', password: '' };

export function EmailSection() {
  const { t } = useTranslation(['settings', 'auth']);
  const say = useErrorMessage();
  const fieldWords = useFieldWords();
  const { user } = useSession();
  const change = useChangeEmail();
  const [outcome, setOutcome] = useState<'none' | 'changed' | 'same'>('none');
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['newEmail', 'password'],
    about: {
      INVALID_CREDENTIALS: { field: 'password', says: 'passwordWrong' },
      EMAIL_TAKEN: { field: 'newEmail', says: 'emailTaken' },
    },
    send: async (values) => {
      setOutcome('none');
      const before = session.getState().user?.email;
      const error = await change(values);
      if (error) return error;
      // The server writes addresses in its own way: whether this is another one shows by its answer.
      setOutcome(session.getState().user?.email === before ? 'same' : 'changed');
      form.reset(EMPTY);
      return null;
    },
  });
  if (!user) return null;
  return (
    <Section name="email" intro={t('email.intro', { email: user.email })}>
      <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-5">
        {failure && <FormFailure title={t('email.failed')} text={say(failure)} />}
        {outcome === 'changed' && (
          <Notice tone="good">{t('email.changed', { email: user.email })}</Notice>
        )}
        {outcome === 'same' && <Notice>{t('email.same')}</Notice>}
        <Field
          {...form.register('newEmail')}
          label={t('email.newEmail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldWords(errors.newEmail?.message)}
        />
        <PasswordField
          {...form.register('password')}
          label={t('email.password')}
          autoComplete="current-password"
          error={fieldWords(errors.password?.message)}
        />
        <Button type="submit" className="self-start" loading={isSubmitting}>
          {isSubmitting ? t('email.submitting') : t('email.submit')}
        </Button>
      </form>
    </Section>
  );
}
