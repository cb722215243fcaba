import type { PricingQuery, SubscriptionStateFragment } from '@tercet/api-client/generated';
import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { isPlanSold } from '../../../billing/offers';
import { CancelButton } from './CancelButton';
import { isUnpaid } from './is-unpaid';
import { PortalButton } from './PortalButton';
import { ResumeButton } from './ResumeButton';
import { SwitchButton } from './SwitchButton';

export interface PlanActionsProps {
  subscription: SubscriptionStateFragment;
  /** What is sold, where the server has said so. */
  pricing: PricingQuery['pricing'] | undefined;
}

/** What can be done about the plan as it is. */
export function PlanActions({ subscription, pricing }: PlanActionsProps) {
  const { t } = useTranslation('settings');
  const { plan, isPremium, isCancelled, isExpired, paymentFailed } = subscription;
  if (!isPremium) {
    return (
      <div>
        <Link to={PAGE_PATHS.pricing} className={buttonClass('primary')}>
          {isExpired ? t('plan.again') : t('plan.upgrade')}
        </Link>
      </div>
    );
  }
  const other = plan === 'PREMIUM_YEARLY' ? 'PREMIUM_MONTHLY' : 'PREMIUM_YEARLY';
  return (
    <div className="flex flex-wrap items-start gap-3">
      {isCancelled && <ResumeButton />}
      {/* What is not paid for cannot be given back. */}
      {!paymentFailed && isPlanSold(other, pricing) && (
        <SwitchButton to={other} isCancelled={isCancelled} />
      )}
      <PortalButton label={t('plan.portal')} />
      {(!isCancelled || isUnpaid(subscription)) && <CancelButton subscription={subscription} />}
    </div>
  );
}
