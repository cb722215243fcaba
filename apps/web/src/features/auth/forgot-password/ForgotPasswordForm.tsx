import { ApolloProvider, useApolloClient, useMutation } from '@apollo/client/react';
import { ForgotPasswordDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { useGivenForm } from '../../../forms/use-given-form';
import { giver } from '../../../routing/giver';
import { forgotPasswordSchema } from '../form-schemas';
import { MailOnItsWay } from './MailOnItsWay';

/** Asks for the mail with the link. Whether there is such an account, the answer does not tell. */
export default giver(function useForgotPassword() {
  const { t } = useTranslation('auth');
  const client = useApolloClient();
  const [ask] = useMutation(ForgotPasswordDocument);
  const [asked, setAsked] = useState<string | null>(null);
  const form = useGivenForm({
    schema: forgotPasswordSchema,
    fields: ['email'],
    failedTitle: t('forgot.failed'),
    send: async (values) => {
      await ask({ variables: values });
      setAsked(values.email);
    },
  });
  if (asked === null) return form;
  return {
    ...form,
    email: asked,
    // The view that shows it stands beside the data, not within.
    after: (
      <ApolloProvider client={client}>
        <MailOnItsWay email={asked} onOtherAddress={() => setAsked(null)} />
      </ApolloProvider>
    ),
  };
});
