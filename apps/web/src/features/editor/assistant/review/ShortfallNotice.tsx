import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { useAssistant } from '../assistant-context';
import { RetryButton } from '../failure/RetryButton';
import { wayOut } from '../failure/way-out';
import type { Action } from '../session/action';
import type { Shortfall } from '../session/run-parts';

export interface ShortfallNoticeProps {
  action: Action;
  shortfall: Shortfall;
}

/** Why a part of a long text has no answer, and what becomes of it. */
export function ShortfallNotice({ action, shortfall }: ShortfallNoticeProps) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { finish } = useAssistant();
  const { error, returned, answers, total, retryFrom } = shortfall;
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
      {!(error && wayOut(error) === 'upgrade') && (
        <div className="mt-2">
          <RetryButton
            key={retryFrom}
            size="sm"
            label={t('assistant.finish')}
            from={retryFrom}
            onRetry={finish}
          />
        </div>
      )}
    </Notice>
  );
}
