import { PLAN_LIMITS } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import type { Offer } from '../../billing/offers';

export interface FeaturesProps {
  offer: Offer;
  name: string;
  /** AI requests a day on the free plan, where the server has said so. */
  freeRequests: number | undefined;
  /** AI requests a day that are fair use on premium, where the server has said so. */
  fairUse: number | undefined;
}

/** What a plan holds, as a list. */
export function Features({ offer, name, freeRequests, fairUse }: FeaturesProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const isFree = offer === 'free';
  const { transformCharacters } = PLAN_LIMITS[isFree ? 'free' : 'premium'];
  const words = { characters: format.number(transformCharacters) };
  const requests =
    freeRequests === undefined
      ? t('pricing.features.someRequests')
      : t('pricing.features.requests', {
          count: freeRequests,
          limit: format.number(freeRequests),
        });
  const premiumRequests =
    fairUse === undefined
      ? t('pricing.features.unlimited')
      : t('pricing.features.fairUse', { limit: format.number(fairUse) });
  const features = [
    t('pricing.features.checks'),
    isFree ? requests : premiumRequests,
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
