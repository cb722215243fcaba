import { useTranslation } from '@tercet/i18n/react';

/** The empty sheet, for the moment until the text is there. */
export function OpeningText() {
  const { t } = useTranslation('editor');
  return (
    <p role="status" className="mx-auto max-w-[50rem] px-5 pt-12 text-ink-muted">
      {t('loading')}
    </p>
  );
}
