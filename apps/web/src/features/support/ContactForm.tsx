import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ContactSupportDocument } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { useErrorMessage, useLocale, useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { attempt } from '../../forms/attempt';
import { FormFailure } from '../../forms/FormFailure';
import { useFieldErrors } from '../../forms/use-field-errors';
import { useSubmission } from '../../forms/use-submission';
import { giver } from '../../routing/giver';
import { contactSchema, type ContactValues } from './contact-schema';
import { MessageSent } from './MessageSent';

/** Checks and sends a message to those who help. */
export default giver(function useContact() {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const say = useErrorMessage();
  const [send] = useMutation(ContactSupportDocument);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useForm<ContactValues>({ resolver: standardSchemaResolver(contactSchema) });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['name', 'email', 'message'],
    send: (values) =>
      attempt(async () => {
        const language = locale.toUpperCase() as Uppercase<Locale>;
        await send({ variables: { input: { ...values, language } } });
        form.setValue('message', '');
        setSentFrom(values.email);
      }),
  });

  return {
    register: form.register,
    ...{ errorOf, isSubmitting, onSubmit },
    failure: failure && <FormFailure title={t('contact.failed')} text={say(failure)} />,
    ...(sentFrom !== null && {
      after: <MessageSent email={sentFrom} onAnother={() => setSentFrom(null)} />,
    }),
  };
});
