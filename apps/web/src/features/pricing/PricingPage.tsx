import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { OFFERS } from '../../billing/offers';
import { TestPayments } from '../../billing/TestPayments';
import { usePricing } from '../../billing/use-pricing';
import { usePageHead } from '../../layout/page-head';
import { Assurances } from './Assurances';
import { LoadFailure } from './LoadFailure';
import { PaymentsOff } from './PaymentsOff';
import { PlanCard } from './PlanCard';
import { priceOf } from './price';
import { useStanding } from './standing';

/** What there is to have, what it costs, and what the person has. */
export function PricingPage() {
  const { t } = useTranslation(['plans', 'common']);
  const { pricing, ...loading } = usePricing();
  const { standing, ...ofStanding } = useStanding();
  usePageHead({
    title: t('common:titles.pricing'),
    description: t('common:descriptions.pricing'),
    canonicalPath: PAGE_PATHS.pricing,
  });
  const isLoading = !pricing && !loading.error;
  const isOff = pricing?.isAvailable === false;
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-14 sm:py-20">
      <h1 className="font-serif text-4xl tracking-tight sm:text-5xl">
        {t('plans:pricing.heading')}
      </h1>
      <p className="mt-4 max-w-[58ch] text-lg text-ink-muted">{t('plans:pricing.intro')}</p>
      <div className="mt-8 flex flex-col gap-3 empty:hidden">
        <TestPayments />
        {isOff && <PaymentsOff />}
        <LoadFailure title={t('plans:pricing.failed')} loading={loading} />
        <LoadFailure title={t('plans:loadFailed')} loading={ofStanding} />
      </div>
      <p role="status" className="sr-only">
        {isLoading && t('plans:pricing.loading')}
      </p>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3" aria-busy={isLoading}>
        {OFFERS.map((offer) => (
          <PlanCard
            key={offer}
            offer={offer}
            price={isOff && offer !== 'free' ? null : priceOf(offer, pricing)}
            standing={standing}
            freeRequests={pricing?.maxFreeUsage}
            isForSale={pricing?.isAvailable ?? false}
          />
        ))}
      </ul>
      <Assurances />
    </div>
  );
}
