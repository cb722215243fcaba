import { useMutation } from '@apollo/client/react';
import { LoginDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useGivenForm } from '../../forms/use-given-form';
import { giver } from '../../routing/giver';
import { session } from '../../session/session';
import { toSession } from '../../session/to-session';
import { signInSchema } from './form-schemas';

/** Checks and sends the form that one signs in with. */
export default giver(function useSignIn() {
  const { t } = useTranslation('auth');
  const [login] = useMutation(LoginDocument);
  return useGivenForm({
    schema: signInSchema,
    fields: ['email', 'password'],
    failedTitle: t('signIn.failed'),
    send: async (values) => {
      const { data } = await login({ variables: { input: values } });
      if (data) session.signIn(toSession(data.login));
    },
  });
});
