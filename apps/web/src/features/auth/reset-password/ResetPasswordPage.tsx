import { useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { usePageHead } from '../../../layout/page-head';
import { useMailLink } from '../../../session/link-token';
import { AuthFrame } from '../AuthFrame';
import { LinkUnchecked } from './LinkUnchecked';
import { NewPasswordForm } from './NewPasswordForm';
import { SignInAnew } from './SignInAnew';
import { UnusableLink } from './UnusableLink';
import { useResetLink } from './use-reset-link';

/** Where the link of the mail leads: takes its token out of the address, and a new password. */
export default function ResetPasswordPage() {
  const { token, isUsed, markUsed } = useMailLink();
  // Its token is forgotten once it is used, and what it has done stays on the page.
  const [opened, setOpened] = useState(token);
  if (token && token !== opened) setOpened(token);
  usePageHead('resetPassword');
  // Another link that is opened in this tab starts from the beginning.
  return <ResetSteps key={opened} token={opened} isDone={isUsed} onSet={markUsed} />;
}

interface ResetStepsProps {
  token: string | null;
  isDone: boolean;
  onSet: () => void;
}

function ResetSteps({ token, isDone, onSet }: ResetStepsProps) {
  const { t } = useTranslation('auth');
  const { link, retry, refuse } = useResetLink(token);
  const step = isDone ? 'done' : link.step;

  const content = () => {
    if (isDone) return <SignInAnew />;
    if (link.step === 'unknown') return <LinkUnchecked error={link.error} onRetry={retry} />;
    if (link.step === 'checking') return null;
    if (link.step === 'good' && token) {
      return <NewPasswordForm token={token} onSet={onSet} onRefused={refuse} />;
    }
    return <UnusableLink isMissing={link.step === 'missing'} />;
  };

  return (
    // The footer stays out of sight, so that it does not move when the link was checked.
    <div className="min-h-dvh">
      <AuthFrame
        step={step}
        heading={t(`reset.${step}.heading`)}
        intro={t(`reset.${step}.text`)}
        isBusy={step === 'checking'}
      >
        {content()}
      </AuthFrame>
    </div>
  );
}
