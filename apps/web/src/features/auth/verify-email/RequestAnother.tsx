import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass, Notice } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { FormFailure } from '../../../forms/FormFailure';
import { signInPath } from '../../../session/redirect';
import { useSession } from '../../../session/session';
import { usePendingEmail } from '../../../session/use-pending-email';
import { useResendVerification } from '../../../session/use-resend-verification';

/** The way on from a link that leads nowhere: another one, to the address that whoever is signed in is still to confirm. */
export function RequestAnother() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const pendingEmail = usePendingEmail();
  if (user) {
    // Where it is not known which of the two it goes to, none is named.
    return <SendAnother email={pendingEmail === undefined ? null : (pendingEmail ?? user.email)} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{t('verify.another.signedOut')}</p>
      <Link to={signInPath(PAGE_PATHS.settings)} className={buttonClass('primary', 'lg')}>
        {t('links.signIn')}
      </Link>
    </div>
  );
}

function SendAnother({ email }: { email: string | null }) {
  const { t } = useTranslation('auth');
  const { state, failure, resend } = useResendVerification();
  return (
    <div className="flex flex-col gap-5 [overflow-wrap:anywhere]">
      {state === 'sent' && (
        <Notice tone="good">
          {email === null ? t('verify.another.sentUnnamed') : t('verify.another.sent', { email })}
        </Notice>
      )}
      {failure !== null && <FormFailure title={t('verify.another.failed')} text={failure} />}
      <Button
        variant={state === 'sent' ? 'secondary' : 'primary'}
        size="lg"
        loading={state === 'sending'}
        onClick={() => void resend()}
      >
        {t('verify.another.request')}
      </Button>
    </div>
  );
}
