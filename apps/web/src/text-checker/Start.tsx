import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';

/** The way into the first check, and what it brings along. */
export function Start({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('checker');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button variant="primary" size="lg" onClick={onStart}>
        {t('start')}
      </Button>
      <p className="max-w-[34ch] text-sm text-ink-muted">{t('startNote')}</p>
    </div>
  );
}
