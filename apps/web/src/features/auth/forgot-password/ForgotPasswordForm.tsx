import { ApolloProvider, useApolloClient, useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ForgotPasswordDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { attempt } from '../../../forms/attempt';
import { FormFailure } from '../../../forms/FormFailure';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
import { giver } from '../../../routing/giver';
import { forgotPasswordSchema, type ForgotPasswordValues } from '../form-schemas';
import { MailOnItsWay } from './MailOnItsWay';

/** Asks for the mail with the link. Whether there is such an account, the answer does not tell. */
export default giver(function useForgotPassword() {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const client = useApolloClient();
  const [ask] = useMutation(ForgotPasswordDocument);
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm<ForgotPasswordValues>({
    resolver: standardSchemaResolver(forgotPasswordSchema),
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['email'],
    send: (values) =>
      attempt(async () => {
        await ask({ variables: values });
        setAsked(values.email);
      }),
  });

  return {
    register: form.register,
    ...{ errorOf, isSubmitting, onSubmit },
    failure: failure && <FormFailure title={t('forgot.failed')} text={say(failure)} />,
    // The view that shows it stands beside the data, not within.
    ...(asked !== null && {
      email: asked,
      after: (
        <ApolloProvider client={client}>
          <MailOnItsWay email={asked} onOtherAddress={() => setAsked(null)} />
        </ApolloProvider>
      ),
    }),
  };
});
