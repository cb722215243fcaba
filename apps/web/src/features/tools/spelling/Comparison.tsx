import { PRODUCT_NAME } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { ComparisonTable } from '../parts/ComparisonTable';
import { Section } from '../parts/Section';

const ROWS = ['language', 'suggestions', 'reasons', 'where', 'offline', 'reach', 'price'] as const;

/** This checker beside the one that comes with the browser. */
export function Comparison() {
  const { t } = useTranslation(['spelling', 'tools']);
  return (
    <Section id="compared" heading={t('table.heading')} intro={t('table.intro')} isRaised>
      <ComparisonTable
        labelledBy="compared"
        corner={t('tools:compared')}
        columns={[PRODUCT_NAME, t('tools:browser')]}
        rows={ROWS.map((row) => ({
          name: t(`table.${row}.name`),
          cells: [t(`table.${row}.own`), t(`table.${row}.browser`)],
        }))}
      />
    </Section>
  );
}
