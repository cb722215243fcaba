import { useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { usePageHead } from '../../../layout/page-head';
import { useLinkToken } from '../../../session/link-token';
import { useSession } from '../../../session/session';
import { AuthFrame } from '../AuthFrame';
import { IncompleteLink } from '../IncompleteLink';
import type { LinkRefusal } from '../link-refusal';
import { ConfirmAddress } from './ConfirmAddress';
import { RequestAnother } from './RequestAnother';
import { WayOn } from './WayOn';

/** Where the link of the mail leads. Opening it confirms nothing: programs that look for harm in mails open links too. */
export default function VerifyEmailPage() {
  const { t } = useTranslation('common');
  const token = useLinkToken();
  usePageHead({ title: t('titles.verifyEmail'), description: t('descriptions.verifyEmail') });
  // Another link that is opened in this tab starts from the beginning.
  return <VerifySteps key={token} token={token} />;
}

function VerifySteps({ token }: { token: string | null }) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [outcome, setOutcome] = useState<'confirmed' | LinkRefusal | null>(null);

  const step = () => {
    if (!token) return 'missing';
    // A link is good once: that it is used up is no trouble where what it was for is done.
    if (outcome && outcome !== 'confirmed' && user?.emailVerified) return 'already';
    return outcome ?? 'ready';
  };
  const shown = step();

  const content = () => {
    if (shown === 'confirmed' || shown === 'already') return <WayOn />;
    if (shown === 'ready' && token) {
      return (
        <ConfirmAddress
          token={token}
          onConfirmed={() => setOutcome('confirmed')}
          onRefused={setOutcome}
        />
      );
    }
    return (
      <div className="flex flex-col gap-5">
        {shown === 'missing' && <IncompleteLink />}
        <RequestAnother />
      </div>
    );
  };

  return (
    <AuthFrame
      step={shown}
      heading={t(`verify.${shown}.heading`)}
      intro={t(`verify.${shown}.text`, { email: user?.email })}
    >
      {content()}
    </AuthFrame>
  );
}
