import { useTranslation } from '@tercet/i18n/react';
import { Disclosure } from '../../../../layout/Disclosure';
import { AllowanceLine } from './AllowanceLine';
import { SentLine, type SentLineProps } from './SentLine';
import { useEngine } from '../../../../data/use-engine';
import { useRequestsLeft } from './use-requests-left';

/** Who answers, what leaves the device for it and what that costs. Nothing is claimed until the server has said who. */
export function EngineLine(sent: SentLineProps) {
  const { t } = useTranslation('editor');
  const engine = useEngine();
  const left = useRequestsLeft();
  if (engine === undefined) return null;
  const isLocal = engine === 'LOCAL';
  return (
    <div className="space-y-1.5 text-sm text-ink-muted">
      {isLocal ? <p>{t('assistant.withoutModel')}</p> : <AllowanceLine />}
      {!isLocal && left > 0 && <SentLine {...sent} />}
      <p>{t('assistant.checksHere')}</p>
      {isLocal && (
        <Disclosure summary={t('assistant.connect')}>
          <p className="mt-1.5">{t('assistant.howToConnect')}</p>
        </Disclosure>
      )}
    </div>
  );
}
