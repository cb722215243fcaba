import { PAGE_PATHS, type PaidPlanId } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { paidPlanOf, subscribePath, switchPath } from '../../billing/offers';
import { PlanLink } from './PlanLink';
import { PLAN_OF, type Standing } from './standing';

export interface SubscriberActionProps {
  offer: PaidPlanId;
  standing: Standing;
  isForSale: boolean;
  /** Whether nothing can be done about plans on this server. */
  isOff: boolean;
  /** Id of the plan's name. */
  describedBy: string;
}

export const MANAGE = `${PAGE_PATHS.settings}#plan`;

/** The way to a paid plan for who has premium: what is due is paid first, and what was cancelled goes on with a switch. */
export function SubscriberAction(props: SubscriberActionProps) {
  const { t } = useTranslation('plans');
  const { offer, standing, isForSale, isOff, describedBy } = props;
  const { plan, isCancelled, paymentFailed } = standing;
  const link = (to: string, label: string, isPrimary = false) => (
    <PlanLink to={to} isPrimary={isPrimary} describedBy={describedBy}>
      {label}
    </PlanLink>
  );
  if (plan === null || plan === PLAN_OF[offer]) {
    if (isOff || plan === null) return link(MANAGE, t('pricing.choose.manage'));
    if (paymentFailed) return link(MANAGE, t('pricing.choose.pay'), true);
    if (isCancelled) return link(subscribePath(offer), t('actions.resume'), true);
    return link(MANAGE, t('pricing.choose.manage'));
  }
  if (!isForSale) return null;
  if (paymentFailed) {
    return <p className="text-md text-ink-muted">{t('pricing.switchLater')}</p>;
  }
  const to = offer === 'premium-yearly' ? 'Yearly' : 'Monthly';
  return link(
    switchPath(paidPlanOf(offer)),
    isCancelled ? t(`pricing.choose.resume${to}`) : t(`pricing.choose.switch${to}`),
  );
}
