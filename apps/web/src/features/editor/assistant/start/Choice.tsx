import { LOCALES, TONES } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import type { Action } from '../session/action';

export interface ChoiceProps {
  onChoose: (action: Action) => void;
}

/** What an action has to know first, where that is one of a few. */
export function Choice({ of, onChoose }: ChoiceProps & { of: 'tone' | 'translate' }) {
  const { t } = useTranslation('editor');
  const label = of === 'tone' ? t('assistant.whichTone') : t('assistant.whichLanguage');
  const options: readonly { name: string; action: Action }[] =
    of === 'tone'
      ? TONES.map((tone) => ({
          name: t(`assistant.tones.${tone}`),
          action: { operation: of, tone },
        }))
      : LOCALES.map((targetLanguage) => ({
          name: t(`assistant.into.${targetLanguage}`),
          action: { operation: of, targetLanguage },
        }));
  return (
    <div role="group" aria-label={label} className="rounded-md bg-sunken p-2">
      <p className="px-1 pb-1.5 text-sm text-ink-muted">{label}</p>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ name, action }) => (
          <Button key={name} size="sm" onClick={() => onChoose(action)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
