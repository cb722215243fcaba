import { useQuery } from '@apollo/client/react';
import { AssistantEngineDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useSession } from '../../../../session/session';
import { AllowanceLine } from './AllowanceLine';

/** What counts of a request of which nobody has said what became of it: the server may have gone on without being heard. */
export function LostCount() {
  const { t } = useTranslation('editor');
  const { user } = useSession();
  const { data } = useQuery(AssistantEngineDocument);
  if (user?.isPremium !== false || data?.assistantEngine === 'LOCAL') return null;
  return (
    <div className="space-y-1.5 text-sm text-ink-muted">
      <p>{t('assistant.lost')}</p>
      <AllowanceLine />
    </div>
  );
}
