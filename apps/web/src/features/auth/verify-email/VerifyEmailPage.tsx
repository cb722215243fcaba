import { useTranslation } from '@tercet/i18n/react';
import { SealedSheet } from '@tercet/ui';
import { useState } from 'react';
import { usePageHead } from '../../../layout/page-head';
import { useMailLink } from '../../../session/link-token';
import { useSession } from '../../../session/session';
import { usePendingEmail } from '../../../session/use-pending-email';
import { AfterClick } from '../AfterClick';
import { AuthFrame } from '../AuthFrame';
import { IncompleteLink } from '../IncompleteLink';
import { ConfirmAddress, type Refusal } from './ConfirmAddress';
import { OtherAddress } from './OtherAddress';
import { RequestAnother } from './RequestAnother';
import { WayOn } from './WayOn';

/** Where the link of the mail leads. Opening it confirms nothing: programs that look for harm in mails open links too. */
export default function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const { token, isUsed, markUsed } = useMailLink();
  const { user } = useSession();
  const pendingEmail = usePendingEmail();
  const [refused, setRefused] = useState<{ token: string | null; why: Refusal } | null>(null);
  const [begun, setBegun] = useState<{ token: string; step: 'done' | 'ready' } | null>(null);
  usePageHead('verifyEmail');

  // Another link that is opened in this tab starts from the beginning.
  const isRefused = refused !== null && refused.token === token;

  const step = () => {
    if (isUsed) return 'confirmed';
    if (!token) return 'missing';
    // Not while it is unknown whether another address is waiting: what is said to be done stays so.
    const isSettled = user?.emailVerified && pendingEmail === null;
    // A link is good once: that it is used up is no trouble where what it was for is done.
    if (isRefused) return isSettled && refused.why !== 'taken' ? 'already' : refused.why;
    // The account may show what a link does before the link has done its work: the page waits for that.
    if (begun?.token === token) return begun.step;
    return isSettled ? 'done' : 'ready';
  };
  const shown = step();
  const isSettled = shown === 'confirmed' || shown === 'already' || shown === 'done';

  const content = () => {
    if (token && !isRefused) {
      const confirming = (
        <ConfirmAddress
          key={token}
          token={token}
          isMain={shown === 'ready'}
          onBegin={() => setBegun({ token, step: shown === 'ready' ? 'ready' : 'done' })}
          onConfirmed={markUsed}
          onRefused={(why) => setRefused({ token, why })}
        />
      );
      return shown === 'ready' ? confirming : <OtherAddress>{confirming}</OtherAddress>;
    }
    if (shown === 'missing') {
      return (
        <div className="flex flex-col gap-5">
          <IncompleteLink />
          <RequestAnother />
        </div>
      );
    }
    const needsAnother = shown === 'expired' || shown === 'invalid';
    return <AfterClick>{needsAnother ? <RequestAnother /> : <WayOn />}</AfterClick>;
  };

  return (
    <AuthFrame
      step={shown}
      illustration={isSettled && <SealedSheet />}
      heading={t(`verify.${shown}.heading`)}
      intro={t(`verify.${shown}.text`, { email: user?.email })}
    >
      {content()}
    </AuthFrame>
  );
}
