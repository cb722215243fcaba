import { useMutation } from '@apollo/client/react';
import { ContactSupportDocument } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { useGivenForm } from '../../forms/use-given-form';
import { giver } from '../../routing/giver';
import { contactSchema } from './contact-schema';
import { forgetForm } from './kept-form';
import { MessageSent } from './MessageSent';

/** Checks and sends a message to those who help. */
export default giver(function useContact() {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const [send] = useMutation(ContactSupportDocument);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useGivenForm({
    schema: contactSchema,
    fields: ['name', 'email', 'message'],
    failedTitle: t('contact.failed'),
    send: async (values, { getValues, setValue }) => {
      const written = getValues('message');
      const language = locale.toUpperCase() as Uppercase<Locale>;
      const { data } = await send({ variables: { input: { ...values, language } } });
      if (data?.contactSupport !== true) throw new Error('The server did not take the message');
      // What was written on meanwhile is there for another message.
      if (getValues('message') === written) setValue('message', '');
      forgetForm(written);
      setSentFrom(values.email);
    },
  });
  if (sentFrom === null) return form;
  return { ...form, after: <MessageSent email={sentFrom} onAnother={() => setSentFrom(null)} /> };
});
