import { useTranslation } from '@tercet/i18n/react';

/** The empty sheet, for the moment until the text is there. */
export function OpeningText() {
  const { t } = useTranslation('editor');
  return (
    <p role="status" className="mx-auto max-w-[70ch] px-6 pt-16 text-ink-muted">
      {t('loading')}
    </p>
  );
}
