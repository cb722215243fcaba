import { PLAN_LIMITS } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import type { Offer } from '../../billing/offers';

export interface FeaturesProps {
  offer: Offer;
  name: string;
  /** AI requests a day that the plan holds, which on premium are fair use; where the server has said so. */
  dailyRequests: number | undefined;
}

/** What a plan holds, as a list. */
export function Features({ offer, name, dailyRequests }: FeaturesProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const isFree = offer === 'free';
  const { transformCharacters } = PLAN_LIMITS[isFree ? 'free' : 'premium'];
  const words = { characters: format.number(transformCharacters) };
  const known = dailyRequests !== undefined && {
    count: dailyRequests,
    limit: format.number(dailyRequests),
  };
  const freeRequests = known
    ? t('pricing.features.requests', known)
    : t('pricing.features.someRequests');
  const premiumRequests = known
    ? t('pricing.features.fairUse', known)
    : t('pricing.features.unlimited');
  const features = [
    t('pricing.features.checks'),
    isFree ? freeRequests : premiumRequests,
    t('pricing.features.length', words),
    isFree ? t('pricing.features.text') : t('pricing.features.files'),
    t('pricing.features.languages'),
    ...(isFree ? [] : [t('pricing.features.support')]),
  ];
  return (
    <ul
      aria-label={t('pricing.featuresOf', { plan: name })}
      className="mt-5 flex flex-col gap-2 border-t border-line pt-5 text-md"
    >
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <span className="mt-0.5 text-good">
            <Icon name="check" size={18} />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}
