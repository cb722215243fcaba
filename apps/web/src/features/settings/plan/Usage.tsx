import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useId } from 'react';
import { UsageBar } from './UsageBar';

export interface UsageProps {
  subscription: SubscriptionStateFragment;
  /** When the allowance is whole again. */
  resetsAt: string;
}

/** AI requests of today, and how many there can be. */
export function Usage({ subscription, resetsAt }: UsageProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const requests = useId();
  const { isPremium, usageCount, maxFreeUsage } = subscription;
  const words = {
    used: format.number(usageCount),
    limit: format.number(maxFreeUsage),
    time: format.moment(resetsAt),
  };
  return (
    <div>
      <h3 id={requests} className="text-sm font-medium">
        {t('plan.requests')}
      </h3>
      {!isPremium && <UsageBar labelledBy={requests} used={usageCount} limit={maxFreeUsage} />}
      <p className="mt-2 text-md">
        {isPremium ? t('plan.unlimited', words) : t('plan.used', words)}
      </p>
      <p className="mt-1 text-sm text-ink-muted">{t('plan.checksFree')}</p>
    </div>
  );
}
