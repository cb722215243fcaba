import { useFormat, useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';
import type { Offer } from '../../billing/offers';
import type { Price } from './price';

const PERIODS = {
  free: 'always',
  'premium-monthly': 'perMonth',
  'premium-yearly': 'perYear',
} as const satisfies Record<Offer, string>;

/** What an offer costs, for how long, and what it comes to. */
export function PriceTag({ offer, price }: { offer: Offer; price: Price }) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const { amount, currency, saving, isKnown } = price;
  const money = (value: number) => format.money(value, currency, { isRound: true });
  const note = () => {
    if (!isKnown) return t('pricing.priceLater');
    if (offer === 'premium-yearly') return t('pricing.yearly', { price: money(amount / 12) });
    return offer === 'premium-monthly' ? t('pricing.monthly') : null;
  };
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx('font-serif text-figure', !isKnown && 'text-ink-muted')}>
          {money(amount)}
        </span>
        <span className="text-md text-ink-muted">{t(`pricing.${PERIODS[offer]}`)}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-muted md:min-h-6">
        <span>{note()}</span>
        {saving > 0 && (
          <span className="font-semibold text-good">
            {t('pricing.saving', { percent: format.number(saving / 100, { style: 'percent' }) })}
          </span>
        )}
      </p>
    </div>
  );
}
