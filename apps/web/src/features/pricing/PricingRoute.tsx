import { useTranslation } from '@tercet/i18n/react';
import { lazy, type ComponentType } from 'react';
import { usePageHead } from '../../layout/page-head';
import { LatePart } from '../../routing/LatePart';
import { PartLost } from '../../layout/PartLost';
import { useSession } from '../../session/session';
import { PricingView } from './PricingView';
import { standingOf } from './standing';

// The data client weighs as much as the rest: the plans are there before it, and without it.
const LivePricing = lazy<ComponentType>(() =>
  import('./LivePricing').catch(() => ({ default: UnknownPricing })),
);

/** The plans without prices. */
function UnknownPricing() {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  const lost = <PartLost title={t('pricing.failed')} />;
  return <PricingView standing={standingOf(user)} isLoading={false} failures={lost} />;
}

export default function PricingRoute() {
  const { user } = useSession();
  usePageHead('pricing');
  return (
    <LatePart waiting={<PricingView standing={standingOf(user)} isLoading />}>
      <LivePricing />
    </LatePart>
  );
}
