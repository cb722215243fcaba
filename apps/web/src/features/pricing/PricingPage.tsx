import { useState, type ComponentType } from 'react';
import { useFirstPrices } from '../../billing/use-first-prices';
import type { GiverProps } from '../../routing/giver';
import { useSession } from '../../session/session';
import { PricingView, type PricingViewProps } from './PricingView';
import { standingOf } from './standing';

export type KnownPlans = Partial<PricingViewProps>;

/**
 * What there is to have, what it costs, and what the person has.
 * @param props.Live what needs the data client, which weighs as much as the page: a visitor's page does without it where the
 *   prices that it asks for by itself come
 */
export function PricingPage({ Live }: { Live: ComponentType<GiverProps<KnownPlans>> }) {
  const { user } = useSession();
  const [known, setKnown] = useState<KnownPlans>({});
  const [isLive, setIsLive] = useState(user !== null);
  const { prices, isLost } = useFirstPrices(!isLive);
  // Once it is there it stays: it knows when somebody signs out.
  if (!isLive && (isLost || user !== null)) setIsLive(true);
  const pricing = known.pricing ?? prices;
  return (
    <>
      <PricingView
        standing={standingOf(user)}
        {...known}
        pricing={pricing}
        isLoading={!pricing && (known.isLoading ?? true)}
      />
      {isLive && <Live onGive={setKnown} />}
    </>
  );
}
