import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button, Checkbox } from '@tercet/ui';
import { Link, useLocation } from 'react-router-dom';
import { EmailField } from '../../forms/EmailField';
import type { FormViewProps } from '../../forms/form-view';
import { ScriptedForm } from '../../forms/ScriptedForm';
import { PasswordField } from '../../forms/PasswordField';
import { TEXT_LINK } from '../../layout/text-link';
import { AuthFrame } from './AuthFrame';
import type { SignInValues } from './form-schemas';
import { RedirectNotice } from './RedirectNotice';
import { isForPlan } from './wanted-plan';

export interface SignInViewProps extends FormViewProps<keyof SignInValues> {
  /** What is typed as the address, which goes along to the page for a forgotten password. */
  email: string;
}

/** The form that one signs in with. */
export function SignInView({
  email,
  register,
  errorOf,
  isSubmitting,
  onSubmit,
  failure,
}: SignInViewProps) {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  // Sent here from a page that needs an account: a newcomer as likely as not.
  const isSentHere = /[?&]redirect=/.test(search) && !/[?&]error=/.test(search);
  const why = isForPlan(search) ? 'redirect.forPlan' : 'redirect.required';
  return (
    <AuthFrame
      heading={isSentHere ? t('redirect.heading') : t('signIn.heading')}
      intro={isSentHere ? t(why) : t('signIn.intro')}
      other={{
        question: t('signIn.other'),
        link: t('signIn.otherLink'),
        to: `${PAGE_PATHS.signUp}${search}`,
      }}
    >
      <ScriptedForm onSubmit={onSubmit}>
        {failure ?? <RedirectNotice />}
        <EmailField
          {...register('email')}
          label={t('fields.email')}
          autoComplete="username"
          error={errorOf('email')}
        />
        <PasswordField
          {...register('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          error={errorOf('password')}
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
      </ScriptedForm>
    </AuthFrame>
  );
}
