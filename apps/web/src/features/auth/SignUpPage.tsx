import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RegisterDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useLocale, useTranslation } from '@tercet/i18n/react';
import { Button, Field } from '@tercet/ui';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { attempt } from '../../forms/attempt';
import { EmailField } from '../../forms/EmailField';
import { useFieldWords } from '../../forms/field-words';
import { FormFailure } from '../../forms/FormFailure';
import { NewPasswordFields } from '../../forms/NewPasswordFields';
import { useSubmission } from '../../forms/use-submission';
import { sayOnNextPage } from '../../data/next-page-message';
import { usePageHead } from '../../layout/page-head';
import { session } from '../../session/session';
import { toSession } from '../../session/to-session';
import { Acceptance } from './Acceptance';
import { AuthFrame } from './AuthFrame';
import { signUpSchema, type SignUpValues } from './form-schemas';
import { toRegisterInput } from './sign-up-input';
import { TakenLinks } from './TakenLinks';

export default function SignUpPage() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { search } = useLocation();
  const say = useErrorMessage();
  const fieldWords = useFieldWords();
  const [createAccount] = useMutation(RegisterDocument);
  const form = useForm<SignUpValues>({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { register, getValues } = form;
  const { errors, isSubmitting } = form.formState;
  usePageHead('signUp');

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

  return (
    <AuthFrame
      heading={t('signUp.heading')}
      intro={t('signUp.intro')}
      other={{
        question: t('signUp.other'),
        link: t('signUp.otherLink'),
        to: `/auth/signin${search}`,
      }}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {failure && (
          <FormFailure title={t('signUp.failed')} text={say(failure)}>
            {failure.code === 'EMAIL_TAKEN' && <TakenLinks email={getValues('email')} />}
          </FormFailure>
        )}
        <Field
          {...register('name')}
          label={t('fields.name')}
          autoComplete="name"
          error={fieldWords(errors.name?.message)}
        />
        <EmailField
          {...register('email')}
          label={t('fields.email')}
          autoComplete="username"
          error={fieldWords(errors.email?.message)}
        />
        <NewPasswordFields
          chosen={{
            ...register('password'),
            label: t('fields.password'),
            fault: errors.password,
          }}
          repeated={{
            ...register('confirmPassword'),
            label: t('fields.confirmPassword'),
            fault: errors.confirmPassword,
          }}
        />
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
          {isSubmitting ? t('signUp.submitting') : t('signUp.submit')}
        </Button>
        <Acceptance />
      </form>
    </AuthFrame>
  );
}
