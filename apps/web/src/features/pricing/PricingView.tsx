import { useTranslation } from '@tercet/i18n/react';
import type { ReactNode, RefObject } from 'react';
import { isPlanSold, OFFERS, paidPlanOf, type Offer, type Pricing } from '../../billing/offers';
import { TestPayments } from '../../billing/TestPayments';
import { Assurances } from './Assurances';
import { PlanCard } from './PlanCard';
import { PaymentsOff } from './PaymentsOff';
import { priceOf } from './price';
import { PLAN_OF, type Standing } from './standing';

export interface PricingViewProps {
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Undefined until the server has said it. */
  pricing?: Pricing | undefined;
  standing: Standing;
  isLoading: boolean;
  /** What could not be learnt from the server. */
  failures?: ReactNode;
}

/** The plans side by side, with as much of them as is known. */
export function PricingView({ headingRef, pricing, standing, ...parts }: PricingViewProps) {
  const { isLoading, failures } = parts;
  const { t } = useTranslation('plans');
  const isOff = pricing?.isAvailable === false;
  const isSold = (offer: Offer) => offer === 'free' || isPlanSold(paidPlanOf(offer), pricing);
  // Where nothing is sold the plans are shown as what there is; who has one that is no longer sold sees it.
  const shown = OFFERS.filter(
    (offer) => isOff || isSold(offer) || standing.plan === PLAN_OF[offer],
  );
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-14 sm:py-20">
      <h1 ref={headingRef} tabIndex={-1} className="font-serif text-title">
        {t('pricing.heading')}
      </h1>
      <p className="mt-4 max-w-[58ch] text-lg text-ink-muted">{t('pricing.intro')}</p>
      <div className="mt-8 flex flex-col gap-3 empty:hidden">{failures}</div>
      <p role="status" className="sr-only noscript:hidden">
        {isLoading && t('pricing.loading')}
      </p>
      <ul className="mt-10 grid gap-x-4 md:grid-cols-3 lg:gap-x-6" aria-busy={isLoading}>
        {shown.map((offer) => (
          <PlanCard
            key={offer}
            offer={offer}
            price={isSold(offer) ? priceOf(offer, pricing) : null}
            standing={standing}
            dailyRequests={offer === 'free' ? pricing?.maxFreeUsage : pricing?.fairUse}
            isForSale={pricing?.isAvailable ?? false}
            isOff={isOff}
          />
        ))}
      </ul>
      {/* Below what is there from the start, so that nothing moves when they come. */}
      <div className="mt-8 flex flex-col gap-3 empty:hidden">
        <TestPayments pricing={pricing} />
        {isOff && <PaymentsOff />}
      </div>
      <Assurances />
    </div>
  );
}
