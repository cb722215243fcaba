import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { subscribePath, type Offer } from '../../billing/offers';
import { PLAN_OF, type Standing } from './standing';

export interface PlanActionProps {
  offer: Offer;
  standing: Standing;
  isForSale: boolean;
  isPrimary: boolean;
  /** Id of the plan's name. */
  describedBy: string;
}

const MANAGE = `${PAGE_PATHS.settings}#plan`;

/** The way to a plan from where the person stands; nothing where there is none, as to the plan that they have. */
export function PlanAction(props: PlanActionProps) {
  const { t } = useTranslation('plans');
  const { offer, standing, isForSale, isPrimary, describedBy } = props;
  const link = (to: string, label: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <Link
      to={to}
      aria-describedby={describedBy}
      className={buttonClass(variant, 'lg', 'w-full text-center')}
    >
      {label}
    </Link>
  );
  const { isSignedIn, plan, isCancelled } = standing;
  if (offer === 'free') {
    if (!isSignedIn) return link(PAGE_PATHS.signUp, t('pricing.choose.free'));
    return plan === 'FREE' ? null : link(MANAGE, t('pricing.choose.manage'));
  }
  if (isSignedIn && plan !== 'FREE') {
    if (plan === PLAN_OF[offer] && isCancelled)
      return link(subscribePath(offer), t('actions.resume'), 'primary');
    if (plan === null || plan === PLAN_OF[offer]) return link(MANAGE, t('pricing.choose.manage'));
    const isYearly = offer === 'premium-yearly';
    return link(
      MANAGE,
      isYearly ? t('pricing.choose.switchYearly') : t('pricing.choose.switchMonthly'),
    );
  }
  if (!isForSale) return null;
  return link(
    subscribePath(offer),
    t(`pricing.choose.${offer}`),
    isPrimary ? 'primary' : 'secondary',
  );
}
