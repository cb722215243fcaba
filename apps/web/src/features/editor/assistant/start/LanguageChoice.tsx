import { LOCALES } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import type { ChoiceProps } from './ToneChoice';

export function LanguageChoice({ onChoose }: ChoiceProps) {
  const { t } = useTranslation('editor');
  const label = t('assistant.whichLanguage');
  return (
    <div role="group" aria-label={label} className="rounded-md bg-sunken p-2">
      <p className="px-1 pb-1.5 text-sm text-ink-muted">{label}</p>
      <div className="flex flex-wrap gap-1.5">
        {LOCALES.map((targetLanguage) => (
          <Button
            key={targetLanguage}
            size="sm"
            onClick={() => onChoose({ operation: 'translate', targetLanguage })}
          >
            {t(`assistant.into.${targetLanguage}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
