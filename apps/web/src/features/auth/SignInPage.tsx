import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LoginDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { attempt } from '../../forms/attempt';
import { FormFailure } from '../../forms/FormFailure';
import { useFieldErrors } from '../../forms/use-field-errors';
import { useSubmission } from '../../forms/use-submission';
import { session } from '../../session/session';
import { toSession } from '../../session/to-session';
import { signInSchema, type SignInValues } from './form-schemas';
import { SignInView } from './SignInView';
import { typedEmail } from './typed-email';

export default function SignInPage() {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  const say = useErrorMessage();
  const [login] = useMutation(LoginDocument);
  const form = useForm<SignInValues>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: typedEmail(state), password: '', rememberMe: false },
  });
  const { register, control } = form;
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  const email = useWatch({ control, name: 'email' });

  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['email', 'password'],
    send: (values) =>
      attempt(async () => {
        const { data } = await login({ variables: { input: values } });
        if (data) session.signIn(toSession(data.login));
      }),
  });

  return (
    <SignInView
      {...{ register, errorOf, isSubmitting, onSubmit, email }}
      failure={failure && <FormFailure title={t('signIn.failed')} text={say(failure)} />}
    />
  );
}
