import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RegisterDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useLocale, useTranslation } from '@tercet/i18n/react';
import { useForm } from 'react-hook-form';
import { sayOnNextPage } from '../../data/next-page-message';
import { attempt } from '../../forms/attempt';
import { FormFailure } from '../../forms/FormFailure';
import { useFieldErrors } from '../../forms/use-field-errors';
import { useSubmission } from '../../forms/use-submission';
import { giver } from '../../routing/giver';
import { session } from '../../session/session';
import { toSession } from '../../session/to-session';
import { signUpSchema, type SignUpValues } from './form-schemas';
import { toRegisterInput } from './sign-up-input';
import { TakenLinks } from './TakenLinks';

/** Checks and sends the form that one creates an account with. */
export default giver(function useSignUp() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const say = useErrorMessage();
  const [createAccount] = useMutation(RegisterDocument);
  const form = useForm<SignUpValues>({ resolver: standardSchemaResolver(signUpSchema) });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['name', 'email', 'password', 'confirmPassword'],
    send: (values) =>
      attempt(async () => {
        const { data } = await createAccount({
          variables: { input: toRegisterInput(values, locale) },
        });
        if (!data) return;
        sayOnNextPage('confirmAddress');
        session.signIn(toSession(data.register));
      }),
  });

  return {
    register: form.register,
    ...{ errorOf, isSubmitting, onSubmit },
    failure: failure && (
      <FormFailure title={t('signUp.failed')} text={say(failure)}>
        {failure.code === 'EMAIL_TAKEN' && <TakenLinks email={form.getValues('email')} />}
      </FormFailure>
    ),
  };
});
