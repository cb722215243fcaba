import { useMutation } from '@apollo/client/react';
import { RegisterDocument } from '@tercet/api-client/generated';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { sayOnNextPage } from '../../data/next-page-message';
import { useGivenForm } from '../../forms/use-given-form';
import { giver } from '../../routing/giver';
import { session } from '../../session/session';
import { toSession } from '../../session/to-session';
import { signUpSchema } from './form-schemas';
import { toRegisterInput } from './sign-up-input';
import { TakenLinks } from './TakenLinks';

/** Checks and sends the form that one creates an account with. */
export default giver(function useSignUp() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const [createAccount] = useMutation(RegisterDocument);
  return useGivenForm({
    schema: signUpSchema,
    fields: ['name', 'email', 'password', 'confirmPassword'],
    failedTitle: t('signUp.failed'),
    wayOut: ({ code }, { getValues }) =>
      code === 'EMAIL_TAKEN' && <TakenLinks email={getValues('email')} />,
    send: async (values) => {
      const { data } = await createAccount({
        variables: { input: toRegisterInput(values, locale) },
      });
      if (!data) return;
      sayOnNextPage('confirmAddress');
      session.signIn(toSession(data.register));
    },
  });
});
