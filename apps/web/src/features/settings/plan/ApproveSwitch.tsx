import type { PaidPlan } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { useEffect, useRef } from 'react';
import { PageLink } from '../../../billing/PageLink';
import { useRefreshOnReturn } from './use-refresh-on-return';

export interface ApproveSwitchProps {
  to: PaidPlan;
  /** Where the bank asks. */
  payUrl: string;
  onMade: () => void;
}

/** Leads to the page where the payment for a switch is approved, and waits for that. */
export function ApproveSwitch({ to, payUrl, onMade }: ApproveSwitchProps) {
  const { t } = useTranslation('settings');
  const link = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone.
  useEffect(() => link.current?.focus(), []);
  useRefreshOnReturn(({ plan }) => {
    if (plan === to) onMade();
  });
  return (
    <PageLink ref={link} href={payUrl} className={buttonClass('primary', 'md', 'mt-3')}>
      {t('plan.switch.approve')}
    </PageLink>
  );
}
