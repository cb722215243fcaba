import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button, Field } from '@tercet/ui';
import { useLocation } from 'react-router-dom';
import { EmailField } from '../../forms/EmailField';
import type { FormViewProps } from '../../forms/form-view';
import { ScriptedForm } from '../../forms/ScriptedForm';
import { NewPasswordFields } from '../../forms/NewPasswordFields';
import { Acceptance } from './Acceptance';
import { AuthFrame } from './AuthFrame';
import { isForPlan } from './wanted-plan';
import type { SignUpValues } from './form-schemas';

/** The form that one creates an account with. */
export function SignUpView({
  register,
  errorOf,
  isSubmitting,
  onSubmit,
  failure,
}: FormViewProps<keyof SignUpValues>) {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  return (
    <AuthFrame
      heading={t('signUp.heading')}
      intro={isForPlan(search) ? t('signUp.forPlan') : t('signUp.intro')}
      other={{
        question: t('signUp.other'),
        link: t('signUp.otherLink'),
        to: `${PAGE_PATHS.signIn}${search}`,
      }}
    >
      <ScriptedForm onSubmit={onSubmit}>
        {failure}
        <Field
          {...register('name')}
          label={t('fields.name')}
          autoComplete="name"
          error={errorOf('name')}
        />
        <EmailField
          {...register('email')}
          label={t('fields.email')}
          autoComplete="username"
          error={errorOf('email')}
        />
        <NewPasswordFields
          chosen={{
            ...register('password'),
            label: t('fields.password'),
            error: errorOf('password'),
          }}
          repeated={{
            ...register('confirmPassword'),
            label: t('fields.confirmPassword'),
            error: errorOf('confirmPassword'),
          }}
        />
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
          {isSubmitting ? t('signUp.submitting') : t('signUp.submit')}
        </Button>
        <Acceptance />
      </ScriptedForm>
    </AuthFrame>
  );
}
