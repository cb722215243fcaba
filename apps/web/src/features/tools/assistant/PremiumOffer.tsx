import { PAGE_PATHS, PLAN_LIMITS } from '@tercet/contracts';
import { formatNumber } from '@tercet/i18n';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';

/** The way to the plans. */
export function PremiumOffer() {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const characters = formatNumber(locale, PLAN_LIMITS.premium.transformCharacters);
  return (
    <div className="mt-8 flex flex-col gap-x-10 gap-y-4 border-l-2 border-brand pl-6 md:flex-row md:items-center md:justify-between">
      <div>
        <h3 className="font-serif text-card">{t('premium.heading')}</h3>
        <p className="mt-1.5 max-w-[64ch] text-ink-muted">{t('premium.text', { characters })}</p>
      </div>
      <Link to={PAGE_PATHS.pricing} className={buttonClass('secondary', 'lg', 'shrink-0')}>
        {t('premium.link')}
      </Link>
    </div>
  );
}
