import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { PaymentFailed } from './PaymentFailed';

export interface PlanNoticesProps {
  subscription: SubscriptionStateFragment;
  /** Whether anything can be done about the plan here. */
  canAct: boolean;
}

/** What needs attention: a payment that failed, and an end that is near or over. */
export function PlanNotices({ subscription, canAct }: PlanNoticesProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { isPremium, isExpired, paymentFailed, endsSoon, expiresAt, endedBecause } = subscription;
  const date = expiresAt ? format.date(expiresAt) : '';
  if (isPremium && paymentFailed) {
    return <PaymentFailed subscription={subscription} canAct={canAct} />;
  }
  if (isPremium && endsSoon) {
    return (
      <Notice tone="warn">
        <p className="font-semibold">{t('plan.endsSoon', { date })}</p>
        {canAct && <p>{t('plan.endsSoonText')}</p>}
      </Notice>
    );
  }
  if (!isExpired || !date) return null;
  return (
    <Notice>
      <p className="font-semibold">{t('plan.ended', { date })}</p>
      {endedBecause && <p>{t(`plan.endedBecause.${endedBecause}`)}</p>}
      {canAct && <p>{t('plan.endedText')}</p>}
    </Notice>
  );
}
