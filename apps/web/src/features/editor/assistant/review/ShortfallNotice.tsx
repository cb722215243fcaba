import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { useAssistant } from '../assistant-context';
import { RetryButton } from '../failure/RetryButton';
import { wayOut } from '../failure/way-out';
import { WaysOut } from '../failure/WaysOut';
import type { Action } from '../session/action';
import type { Shortfall } from '../session/run-parts';

export interface ShortfallNoticeProps {
  action: Action;
  shortfall: Shortfall;
  /** Shows what works without the assistant. */
  onShowIssues: () => void;
}

/** Why a part of a long text has no answer, and what becomes of it. */
export function ShortfallNotice({ action, shortfall, onShowIssues }: ShortfallNoticeProps) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { finish } = useAssistant();
  const { error, returned, answers, total, retryFrom } = shortfall;
  const next = error ? wayOut(error) : 'retry';
  const canFinish = next === 'retry' || next === 'none';
  const words = { done: answers.length, total };
  return (
    <Notice tone="warn">
      {error && <p>{messageOf(error)}</p>}
      <p>
        {action.operation === 'summarize'
          ? t('assistant.summaryShortfall', words)
          : t('assistant.shortfall', words)}
      </p>
      {returned && <p>{t('assistant.returned')}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {error && !canFinish ? (
          <WaysOut
            error={error}
            retryFrom={retryFrom}
            onRetry={finish}
            onShowIssues={onShowIssues}
          />
        ) : (
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
  );
}
