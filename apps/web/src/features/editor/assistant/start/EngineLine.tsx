import { useTranslation } from '@tercet/i18n/react';
import { AllowanceLine } from './AllowanceLine';
import { useEngine } from './use-engine';

/** Who answers, where the text goes for it and what that costs. Nothing is claimed until the server has said who. */
export function EngineLine() {
  const { t } = useTranslation('editor');
  const engine = useEngine();
  if (engine === undefined) return null;
  if (engine === 'LOCAL')
    return (
      <div className="space-y-1.5 text-sm text-ink-muted">
        <p>{t('assistant.withoutModel')}</p>
        <details>
          <summary className="cursor-pointer">{t('assistant.connect')}</summary>
          <p className="mt-1.5">{t('assistant.howToConnect')}</p>
        </details>
      </div>
    );
  return (
    <div className="space-y-1.5 text-sm text-ink-muted">
      <AllowanceLine />
      <p>{t('assistant.privacy')}</p>
    </div>
  );
}
