import { useTranslation } from '@tercet/i18n/react';
import { Badge, cx } from '@tercet/ui';
import { useId } from 'react';
import type { Offer } from '../../billing/offers';
import { CurrentMark } from './CurrentMark';
import { Features } from './Features';
import { PlanAction } from './PlanAction';
import { PriceTag } from './PriceTag';
import type { Price } from './price';
import { PLAN_OF, type Standing } from './standing';

export interface PlanCardProps {
  offer: Offer;
  /** Null where it cannot be had. */
  price: Price | null;
  standing: Standing;
  /** AI requests a day that the plan holds, which on premium are fair use; where the server has said so. */
  dailyRequests: number | undefined;
  /** Whether premium can be bought now. */
  isForSale: boolean;
  /** Whether nothing can be done about plans on this server. */
  isOff: boolean;
}

/** One of the plans: what it costs, what it holds, and the way to it. */
export function PlanCard({ offer, price, standing, dailyRequests, ...sale }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const headingId = useId();
  const isCurrent = standing.plan === PLAN_OF[offer];
  const name = t(`pricing.plans.${offer}.name`);
  return (
    <li
      className={cx(
        // Each part as high as in the cards beside it.
        'row-span-6 grid grid-rows-subgrid break-inside-avoid max-md:not-first:mt-6 rounded-lg border bg-surface p-6 md:max-lg:p-4',
        price?.isRecommended ? 'border-brand shadow-1 ring-1 ring-brand' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start gap-2 md:min-h-6">
        {price?.isRecommended && <Badge strong>{t('pricing.recommended')}</Badge>}
        {isCurrent && <CurrentMark standing={standing} />}
      </div>
      <h2 id={headingId} className="mt-2 font-serif text-card">
        {name}
      </h2>
      <p className="mt-1 text-md text-ink-muted">{t(`pricing.plans.${offer}.text`)}</p>
      {price === null ? (
        <p className="mt-5 text-md text-ink-muted md:min-h-17">{t('pricing.notSold')}</p>
      ) : (
        <PriceTag offer={offer} price={price} />
      )}
      <Features offer={offer} dailyRequests={dailyRequests} name={name} />
      <div className="mt-auto pt-6 empty:hidden">
        <PlanAction
          offer={offer}
          standing={standing}
          isForSale={sale.isForSale && price?.isKnown === true}
          isOff={sale.isOff}
          isPrimary={price?.isRecommended === true}
          describedBy={headingId}
        />
      </div>
    </li>
  );
}
