import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog';

/** Asks whether premium is to end; what is cancelled already, and not paid for, can do so at once. */
export function CancelButton({ subscription }: { subscription: SubscriptionStateFragment }) {
  const { t } = useTranslation('settings');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        {subscription.isCancelled ? t('plan.cancel.openNow') : t('plan.cancel.open')}
      </Button>
      {isAsking && <CancelDialog subscription={subscription} onClose={() => setIsAsking(false)} />}
    </>
  );
}
