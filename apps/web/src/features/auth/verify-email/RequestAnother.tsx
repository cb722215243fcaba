import { useMutation } from '@apollo/client/react';
import { toAppError, type AppError } from '@tercet/api-client';
import { ResendVerificationDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass, Notice } from '@tercet/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormFailure } from '../../../forms/FormFailure';
import { signInPath } from '../../../session/redirect';
import { useSession } from '../../../session/session';

/** The way on from a link that leads nowhere: another one, which goes to the address of whoever is signed in. */
export function RequestAnother() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  if (user) return <SendAnother email={user.email} />;
  return (
    <div className="flex flex-col gap-5">
      <p>{t('verify.another.signedOut')}</p>
      <Link to={signInPath('/settings')} className={buttonClass('primary', 'lg')}>
        {t('links.signIn')}
      </Link>
    </div>
  );
}

function SendAnother({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const [send, { loading }] = useMutation(ResendVerificationDocument);
  const [outcome, setOutcome] = useState<'sent' | AppError | null>(null);

  const request = async () => {
    setOutcome(null);
    try {
      await send();
      setOutcome('sent');
    } catch (thrown) {
      setOutcome(toAppError(thrown));
    }
  };

  return (
    <div className="flex flex-col gap-5 [overflow-wrap:anywhere]">
      {outcome === 'sent' && <Notice tone="good">{t('verify.another.sent', { email })}</Notice>}
      {outcome && outcome !== 'sent' && (
        <FormFailure title={t('verify.another.failed')} text={say(outcome)} />
      )}
      <Button
        variant={outcome === 'sent' ? 'secondary' : 'primary'}
        size="lg"
        loading={loading}
        onClick={() => void request()}
      >
        {t('verify.another.request')}
      </Button>
    </div>
  );
}
