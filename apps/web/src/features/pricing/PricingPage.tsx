import { useTranslation } from '@tercet/i18n/react';
import { useRef } from 'react';
import { TestPayments } from '../../billing/TestPayments';
import { usePricing } from '../../billing/use-pricing';
import { useSubscription } from '../../billing/use-subscription';
import { useSession } from '../../session/session';
import { LoadFailure } from './LoadFailure';
import { PaymentsOff } from './PaymentsOff';
import { PricingView } from './PricingView';
import { standingOf } from './standing';

/** What there is to have, what it costs, and what the person has. */
export function PricingPage() {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  const { pricing, ...loading } = usePricing();
  const { subscription, ...loadingOfIt } = useSubscription();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  return (
    <PricingView
      headingRef={heading}
      pricing={pricing}
      standing={standingOf(user, subscription)}
      isLoading={!pricing && !loading.error}
      failures={
        <>
          <LoadFailure title={t('pricing.failed')} loading={loading} onLoaded={focusHeading} />
          <LoadFailure title={t('loadFailed')} loading={loadingOfIt} onLoaded={focusHeading} />
        </>
      }
      notes={
        <>
          <TestPayments />
          {pricing?.isAvailable === false && <PaymentsOff />}
        </>
      }
    />
  );
}
