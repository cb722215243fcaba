import { PLAN_LIMITS } from '@tercet/contracts';
import { formatNumber } from '@tercet/i18n';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useFirstPrices } from '../../../billing/use-first-prices';
import { ComparisonTable } from '../parts/ComparisonTable';
import { Section } from '../parts/Section';
import { PremiumOffer } from './PremiumOffer';

/** What can be had without an account, and what with one. */
export function Access() {
  const { t } = useTranslation(['assistant', 'tools']);
  const locale = useLocale();
  const { prices } = useFirstPrices();
  const count = prices?.maxFreeUsage;
  const characters = formatNumber(locale, PLAN_LIMITS.free.transformCharacters);
  const row = (name: 'checks' | 'length' | 'drafts' | 'where' | 'kept') => ({
    name: t(`table.${name}.name`),
    cells: [t(`table.${name}.account`, { characters }), t(`table.${name}.here`)],
  });
  return (
    <Section id="access" heading={t('table.heading')} intro={t('table.intro')} isRaised>
      <ComparisonTable
        labelledBy="access"
        corner={t('tools:compared')}
        columns={[t('table.account'), t('table.here')]}
        rows={[
          row('checks'),
          {
            name: t('table.actions.name'),
            cells: [
              count === undefined
                ? t('table.actions.someRequests')
                : t('table.actions.account', { count, limit: formatNumber(locale, count) }),
              t('table.actions.here'),
            ],
          },
          row('length'),
          row('drafts'),
          row('where'),
          row('kept'),
        ]}
      />
      {prices?.isAvailable && <PremiumOffer />}
    </Section>
  );
}
