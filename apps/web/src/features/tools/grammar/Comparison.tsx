import { CHECK_MAX_CHARACTERS, PRODUCT_NAME } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { TEXT_LINK } from '../../../layout/text-link';
import { ComparisonTable } from '../parts/ComparisonTable';
import { Section } from '../parts/Section';

const ROWS = [
  'looksAt',
  'reasons',
  'languages',
  'where',
  'offline',
  'price',
  'reach',
  'programs',
] as const;

/** This checker beside the two kinds that people know. */
export function Comparison() {
  const { t } = useTranslation(['grammar', 'tools']);
  return (
    <Section id="compared" heading={t('table.heading')} intro={t('table.intro')} isRaised>
      <ComparisonTable
        labelledBy="compared"
        corner={t('tools:compared')}
        columns={[PRODUCT_NAME, t('tools:browser'), t('table.server')]}
        rows={ROWS.map((row) => ({
          name: t(`table.${row}.name`),
          cells: [
            t(`table.${row}.own`, { characters: CHECK_MAX_CHARACTERS }),
            t(`table.${row}.browser`),
            t(`table.${row}.server`),
          ],
        }))}
      />
      <p className="mt-5 text-md">
        <a href="/graphiql" className={TEXT_LINK}>
          {t('tools:api')}
        </a>
      </p>
    </Section>
  );
}
