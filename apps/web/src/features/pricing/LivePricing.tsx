import { useTranslation } from '@tercet/i18n/react';
import { useRef } from 'react';
import { usePricing } from '../../billing/use-pricing';
import { useSubscription } from '../../billing/use-subscription';
import { giver } from '../../routing/giver';
import { useSession } from '../../session/session';
import { LoadFailure, type Loading } from './LoadFailure';
import type { KnownPlans } from './PricingPage';
import { standingOf } from './standing';

/** What failed of one cause is told of once, and asked again together. */
const inOne = (asked: readonly Loading[]): Loading => ({
  error: asked.find(({ error }) => error)?.error,
  isRetrying: asked.some(({ isRetrying }) => isRetrying),
  refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
});

/** Tells of the plans what the server says of them and of the person, as long as the page is open. */
export default giver<KnownPlans>(function useKnownPlans() {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  const { pricing, ...loading } = usePricing();
  const { subscription, ...loadingOfIt } = useSubscription();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const asked = [loading, loadingOfIt].filter((each) => each.error || each.isRetrying);
  return {
    ...{ headingRef, pricing },
    standing: standingOf(user, subscription),
    isLoading: !pricing && !loading.error,
    failures: (
      <LoadFailure
        title={t(asked[0] === loading ? 'pricing.failed' : 'loadFailed')}
        loading={inOne(asked)}
        onLoaded={() => headingRef.current?.focus()}
      />
    ),
  };
});
