import { useQuery } from '@apollo/client/react';
import { AssistantEngineDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { AllowanceLine } from './AllowanceLine';

/** Who answers, where the text goes for it and what that costs. Nothing is claimed until the server has said who. */
export function EngineLine() {
  const { t } = useTranslation('editor');
  const { data, error } = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-and-network' });
  if (!data && !error) return null;
  if (data?.assistantEngine === 'LOCAL')
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
