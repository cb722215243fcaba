import { useTranslation } from '@tercet/i18n/react';
import { useRef } from 'react';
import { usePricing } from '../../billing/use-pricing';
import { useSubscription } from '../../billing/use-subscription';
import { giver } from '../../routing/giver';
import { useSession } from '../../session/session';
import { LoadFailure } from './LoadFailure';
import type { KnownPlans } from './PricingPage';
import { standingOf } from './standing';

/** Tells of the plans what the server says of them and of the person, as long as the page is open. */
export default giver<KnownPlans>(function useKnownPlans() {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  const { pricing, ...loading } = usePricing();
  const { subscription, ...loadingOfIt } = useSubscription();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => headingRef.current?.focus();
  return {
    ...{ headingRef, pricing },
    standing: standingOf(user, subscription),
    isLoading: !pricing && !loading.error,
    failures: (
      <>
        <LoadFailure title={t('pricing.failed')} loading={loading} onLoaded={focusHeading} />
        <LoadFailure title={t('loadFailed')} loading={loadingOfIt} onLoaded={focusHeading} />
      </>
    ),
  };
});
