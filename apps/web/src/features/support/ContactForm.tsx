import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ContactSupportDocument } from '@tercet/api-client/generated';
import type { Locale, SessionUser } from '@tercet/contracts';
import { useErrorMessage, useLocale, useTranslation } from '@tercet/i18n/react';
import { Button, Field, TextArea } from '@tercet/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { attempt } from '../../forms/attempt';
import { EmailField } from '../../forms/EmailField';
import { FormFailure } from '../../forms/FormFailure';
import { useFieldErrors } from '../../forms/use-field-errors';
import { useSubmission } from '../../forms/use-submission';
import { contactSchema, type ContactValues } from './contact-schema';

export interface ContactFormProps {
  user: SessionUser | null;
  /** Whether it takes the place of what had the focus. */
  takesFocus: boolean;
  /** @param email where the answer goes */
  onSent: (email: string) => void;
}

export function ContactForm({ user, takesFocus, onSent }: ContactFormProps) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const say = useErrorMessage();
  const [send] = useMutation(ContactSupportDocument);
  const form = useForm<ContactValues>({
    resolver: standardSchemaResolver(contactSchema),
    // Filled in anew for whoever signs in or out meanwhile, but for what was written.
    values: { name: user?.name ?? '', email: user?.email ?? '', message: '' },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  const { setFocus } = form;

  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['name', 'email', 'message'],
    send: (values) =>
      attempt(async () => {
        const language = locale.toUpperCase() as Uppercase<Locale>;
        await send({ variables: { input: { ...values, language } } });
        onSent(values.email);
      }),
  });

  return (
    <form onSubmit={onSubmit} noValidate className="mt-6 flex max-w-xl flex-col gap-5">
      {failure && <FormFailure title={t('contact.failed')} text={say(failure)} />}
      <Field
        {...form.register('name')}
        label={t('contact.name')}
        autoComplete="name"
        error={errorOf('name')}
      />
      <EmailField
        {...form.register('email')}
        label={t('contact.email')}
        autoComplete="email"
        error={errorOf('email')}
      />
      <TextArea
        {...form.register('message')}
        label={t('contact.message')}
        error={errorOf('message')}
      />
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        {isSubmitting ? t('contact.submitting') : t('contact.submit')}
      </Button>
    </form>
  );
}
