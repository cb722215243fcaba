import { useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useEffect, useState } from 'react';
import { useReloadAccount } from '../../../session/use-reload-account';
import { ResendConfirmation } from '../parts/ResendConfirmation';

export interface PendingAddressProps {
  email: string;
  newEmail: string;
  /** The person wants to keep the address that they have. */
  onKeep: () => void;
}

/** An address that is to be confirmed, and what can be done until then. */
export function PendingAddress({ email, newEmail, onKeep }: PendingAddressProps) {
  const { t } = useTranslation('settings');
  const reload = useReloadAccount();
  const [isKept, setIsKept] = useState(false);
  const keep = () => {
    setIsKept(true);
    onKeep();
  };
  // Its link was opened in another tab, most likely, from which the person comes back.
  useEffect(() => {
    const onVisible = () => void (document.visibilityState === 'visible' && reload());
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [reload]);
  return (
    <div className="mb-6 max-w-[58ch] [overflow-wrap:anywhere]">
      <Notice>{t('email.pending', { newEmail, email })}</Notice>
      <ResendConfirmation email={newEmail} />
      <Button size="sm" variant="quiet" onClick={keep}>
        {t('email.keep', { email })}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {isKept && t('email.keepHow', { button: t('email.submit') })}
      </p>
    </div>
  );
}
