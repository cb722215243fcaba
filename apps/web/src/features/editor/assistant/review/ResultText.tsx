import { useTranslation } from '@tercet/i18n/react';

/** An answer by itself, as a text to read. */
export function ResultText({ text }: { text: string }) {
  const { t } = useTranslation('editor');
  return (
    <div
      role="region"
      aria-label={t('assistant.resultLabel')}
      className="font-serif leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {text}
    </div>
  );
}
