import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { useSession } from '../../../../session/session';
import { useAssistant } from '../assistant-context';
import { RetryButton } from '../failure/RetryButton';
import { useWayOut } from '../failure/use-way-out';
import { WaysOut } from '../failure/WaysOut';
import { PartialAnswer } from '../PartialAnswer';
import type { Action } from '../session/action';
import type { Shortfall } from '../session/run-parts';
import { useRequestsLeft } from '../start/use-requests-left';

export interface ShortfallNoticeProps {
  action: Action;
  shortfall: Shortfall;
  /** Shows what works without the assistant. */
  onShowIssues: () => void;
}

/** Why a part of a long text has no answer, what had come of it, and what becomes of it. */
export function ShortfallNotice({ action, shortfall, onShowIssues }: ShortfallNoticeProps) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { finish } = useAssistant();
  const { user } = useSession();
  const requestsLeft = useRequestsLeft();
  const { error, returned, answers, begun, total, retryFrom } = shortfall;
  const next = useWayOut(error);
  const hasWayOut = error !== null && next !== 'retry' && next !== 'none';
  // A new day or another plan may have brought new requests.
  const canFinish = !hasWayOut || (next === 'upgrade' && requestsLeft > 0);
  // Of what a person stops the server says nothing: words had come, so it counts.
  const isCounted = !user?.isPremium && begun !== '' && (error === null || returned === false);
  const words = { count: answers.length, total };
  return (
    <>
      <Notice tone="warn">
        {error && <p>{messageOf(error)}</p>}
        <p>
          {action.operation === 'summarize'
            ? t('assistant.summaryShortfall', words)
            : t('assistant.shortfall', words)}
        </p>
        {returned && <p>{t('assistant.partReturned')}</p>}
        {isCounted && <p>{t('assistant.partCounted')}</p>}
        <div className="mt-2 flex flex-wrap gap-2">
          {hasWayOut && (
            <WaysOut
              error={error}
              retryFrom={retryFrom}
              onRetry={finish}
              onShowIssues={onShowIssues}
            />
          )}
          {canFinish && (
            <RetryButton
              key={retryFrom}
              size="sm"
              label={t('assistant.finish')}
              from={retryFrom}
              onRetry={finish}
            />
          )}
        </div>
      </Notice>
      {begun !== '' && <PartialAnswer text={begun} />}
    </>
  );
}
