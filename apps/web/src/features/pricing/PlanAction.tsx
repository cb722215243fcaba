import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { subscribePath, type Offer } from '../../billing/offers';
import { PlanLink } from './PlanLink';
import type { Standing } from './standing';
import { MANAGE, SubscriberAction } from './SubscriberAction';

export interface PlanActionProps {
  offer: Offer;
  standing: Standing;
  isForSale: boolean;
  /** Whether nothing can be done about plans on this server. */
  isOff: boolean;
  isPrimary: boolean;
  /** Id of the plan's name. */
  describedBy: string;
}

/** The way to a plan from where the person stands; nothing where there is none, as to the plan that they have. */
export function PlanAction({ offer, isPrimary, ...props }: PlanActionProps) {
  const { t } = useTranslation('plans');
  const { standing, isForSale, describedBy } = props;
  const { isSignedIn, plan } = standing;
  if (offer === 'free') {
    if (plan === 'FREE') return null;
    return (
      <PlanLink to={isSignedIn ? MANAGE : PAGE_PATHS.signUp} describedBy={describedBy}>
        {isSignedIn ? t('pricing.choose.manage') : t('pricing.choose.free')}
      </PlanLink>
    );
  }
  if (isSignedIn && plan !== 'FREE') return <SubscriberAction offer={offer} {...props} />;
  if (!isForSale) return null;
  return (
    <PlanLink to={subscribePath(offer)} isPrimary={isPrimary} describedBy={describedBy}>
      {t(`pricing.choose.${offer}`)}
    </PlanLink>
  );
}
