import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LoginDocument } from '@tercet/api-client/generated';
import { PAGE_PATHS } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Checkbox } from '@tercet/ui';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { attempt } from '../../forms/attempt';
import { EmailField } from '../../forms/EmailField';
import { useFieldWords } from '../../forms/field-words';
import { FormFailure } from '../../forms/FormFailure';
import { PasswordField } from '../../forms/PasswordField';
import { useSubmission } from '../../forms/use-submission';
import { usePageHead } from '../../layout/page-head';
import { TEXT_LINK } from '../../layout/text-link';
import { session } from '../../session/session';
import { toSession } from '../../session/to-session';
import { AuthFrame } from './AuthFrame';
import { signInSchema, type SignInValues } from './form-schemas';
import { RedirectNotice } from './RedirectNotice';
import { typedEmail } from './typed-email';

export default function SignInPage() {
  const { t } = useTranslation('auth');
  const { search, state } = useLocation();
  const say = useErrorMessage();
  const fieldWords = useFieldWords();
  const [login] = useMutation(LoginDocument);
  const form = useForm<SignInValues>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: typedEmail(state), password: '', rememberMe: false },
  });
  const { register, control } = form;
  const { errors, isSubmitting } = form.formState;
  const email = useWatch({ control, name: 'email' });
  // Sent here from a page that needs an account: a newcomer as likely as not.
  const isSentHere = /[?&]redirect=/.test(search) && !/[?&]error=/.test(search);
  usePageHead('signIn');

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
    <AuthFrame
      heading={isSentHere ? t('redirect.heading') : t('signIn.heading')}
      intro={isSentHere ? t('redirect.required') : t('signIn.intro')}
      other={{
        question: t('signIn.other'),
        link: t('signIn.otherLink'),
        to: `/auth/signup${search}`,
      }}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {failure ? (
          <FormFailure title={t('signIn.failed')} text={say(failure)} />
        ) : (
          <RedirectNotice />
        )}
        <EmailField
          {...register('email')}
          label={t('fields.email')}
          autoComplete="username"
          error={fieldWords(errors.email?.message)}
        />
        <PasswordField
          {...register('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          error={fieldWords(errors.password?.message)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox {...register('rememberMe')} label={t('fields.rememberMe')} />
          <Link
            to={PAGE_PATHS.forgotPassword + search}
            state={{ email }}
            className={`text-md ${TEXT_LINK}`}
          >
            {t('signIn.forgot')}
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
          {isSubmitting ? t('signIn.submitting') : t('signIn.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
