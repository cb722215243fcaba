import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LoginDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { useForm } from 'react-hook-form';
import { attempt } from '../../forms/attempt';
import { FormFailure } from '../../forms/FormFailure';
import { useFieldErrors } from '../../forms/use-field-errors';
import { useSubmission } from '../../forms/use-submission';
import { giver } from '../../routing/giver';
import { session } from '../../session/session';
import { toSession } from '../../session/to-session';
import { signInSchema, type SignInValues } from './form-schemas';

/** Checks and sends the form that one signs in with. */
export default giver(function useSignIn() {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const [login] = useMutation(LoginDocument);
  const form = useForm<SignInValues>({ resolver: standardSchemaResolver(signInSchema) });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['email', 'password'],
    send: (values) =>
      attempt(async () => {
        const { data } = await login({ variables: { input: values } });
        if (data) session.signIn(toSession(data.login));
      }),
  });

  return {
    register: form.register,
    ...{ errorOf, isSubmitting, onSubmit },
    failure: failure && <FormFailure title={t('signIn.failed')} text={say(failure)} />,
  };
});
