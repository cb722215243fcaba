import { TONES } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import type { Action } from '../session/action';

export interface ChoiceProps {
  onChoose: (action: Action) => void;
}

export function ToneChoice({ onChoose }: ChoiceProps) {
  const { t } = useTranslation('editor');
  return (
    <div role="group" aria-label={t('assistant.whichTone')} className="rounded-md bg-sunken p-2">
      <p className="px-1 pb-1.5 text-sm text-ink-muted">{t('assistant.whichTone')}</p>
      <div className="flex flex-wrap gap-1.5">
        {TONES.map((tone) => (
          <Button key={tone} size="sm" onClick={() => onChoose({ operation: 'tone', tone })}>
            {t(`assistant.tones.${tone}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
