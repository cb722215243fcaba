import { formatNumber } from '@tercet/i18n';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { CHECKER_MB } from './checker-size';

/** The way into the first check, and what it brings along. */
export function Start({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('checker');
  const size = formatNumber(useLocale(), CHECKER_MB, { style: 'unit', unit: 'megabyte' });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button variant="primary" size="lg" onClick={onStart}>
        {t('start')}
      </Button>
      <p className="max-w-[34ch] text-sm text-ink-muted">{t('startNote', { size })}</p>
    </div>
  );
}
