import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { SentLetter } from '@tercet/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '../AuthFrame';

export interface ForgotPasswordFrameProps {
  step: 'form' | 'sent';
  email: string;
  children: ReactNode;
}

/** What stands around both steps. */
export function ForgotPasswordFrame({ step, email, children }: ForgotPasswordFrameProps) {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const isSent = step === 'sent';
  return (
    <AuthFrame
      step={step}
      illustration={isSent && <SentLetter />}
      heading={isSent ? t('forgot.sentHeading') : t('forgot.heading')}
      intro={isSent ? t('forgot.sent', { email }) : t('forgot.intro')}
      other={{
        question: t('forgot.other'),
        link: t('forgot.otherLink'),
        to: PAGE_PATHS.signIn + search,
        state: { email },
      }}
    >
      {children}
    </AuthFrame>
  );
}
