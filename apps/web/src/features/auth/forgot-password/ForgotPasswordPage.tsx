import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHead } from '../../../layout/page-head';
import { AuthFrame } from '../AuthFrame';
import { typedEmail } from '../typed-email';
import { AskForLink } from './AskForLink';
import { MailOnItsWay } from './MailOnItsWay';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const { search, state } = useLocation();
  const [email, setEmail] = useState(() => typedEmail(state));
  const [isSent, setIsSent] = useState(false);
  usePageHead('forgotPassword');
  return (
    <AuthFrame
      step={isSent ? 'sent' : 'form'}
      heading={isSent ? t('forgot.sentHeading') : t('forgot.heading')}
      intro={isSent ? t('forgot.sent', { email }) : t('forgot.intro')}
      other={{
        question: t('forgot.other'),
        link: t('forgot.otherLink'),
        to: PAGE_PATHS.signIn + search,
        state: { email },
      }}
    >
      {isSent ? (
        <MailOnItsWay email={email} onOtherAddress={() => setIsSent(false)} />
      ) : (
        <AskForLink
          email={email}
          onAsked={(asked) => {
            setEmail(asked);
            setIsSent(true);
          }}
        />
      )}
    </AuthFrame>
  );
}
