import { lazy, Suspense } from 'react';
import { usePageHead } from '../../layout/page-head';
import { useSession } from '../../session/session';
import { PricingView } from './PricingView';
import { standingOf } from './standing';

// The data client weighs as much as the rest: the plans are there before it.
const LivePricing = lazy(() => import('./LivePricing'));

export default function PricingRoute() {
  const { user } = useSession();
  usePageHead('pricing');
  return (
    <Suspense fallback={<PricingView standing={standingOf(user)} isLoading />}>
      <LivePricing />
    </Suspense>
  );
}
