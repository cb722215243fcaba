import type { PaidPlan } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useState } from 'react';
import { SwitchDialog } from './SwitchDialog';

/** Leads to the other way of paying. */
export function SwitchButton({ to, isCancelled }: { to: PaidPlan; isCancelled: boolean }) {
  const { t } = useTranslation('settings');
  // Once the switch is made the other way is the one that there was before.
  const [asked, setAsked] = useState<PaidPlan | null>(null);
  const isYearly = to === 'PREMIUM_YEARLY';
  return (
    <>
      <Button onClick={() => setAsked(to)}>
        {isYearly ? t('plan.switch.openYearly') : t('plan.switch.openMonthly')}
      </Button>
      {asked && (
        <SwitchDialog to={asked} isCancelled={isCancelled} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
