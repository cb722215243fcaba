import { useTranslation } from '@tercet/i18n/react';
import { lateGiver } from '../../data/late-giver';
import { PartLost } from '../../layout/PartLost';
import { usePageHead } from '../../layout/page-head';
import { PricingPage, type KnownPlans } from './PricingPage';

/** The plans without prices. */
function useLostPlans(): KnownPlans {
  const { t } = useTranslation('plans');
  return { isLoading: false, failures: <PartLost title={t('pricing.failed')} /> };
}

const Live = lateGiver(() => import('./LivePricing'), useLostPlans);

export default function PricingRoute() {
  usePageHead('pricing');
  return <PricingPage Live={Live} />;
}
