import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { ArrivedHeading } from '../ArrivedHeading';
import { useAssistant } from '../assistant-context';
import { PartialAnswer } from '../PartialAnswer';
import type { AssistantState } from '../session/assistant-state';
import { LostCount } from '../start/LostCount';
import { useWayOut } from './use-way-out';
import { isFairUse, wayOut } from './way-out';
import { WaysOut } from './WaysOut';

export interface FailureProps {
  failure: Extract<AssistantState, { phase: 'failed' }>;
  /** Shows what works without the assistant. */
  onShowIssues: () => void;
}

/** Where the assistant knows more of a failure than its code says. */
function useOwnWords({ error, answer }: FailureProps['failure']): string | undefined {
  const { t } = useTranslation('editor');
  if (wayOut(error) === 'signIn') return t('assistant.signIn');
  if (isFairUse(error)) return t('assistant.fairUse');
  if (error.args.reason === 'interrupted' && answer !== '') return t('assistant.brokenOff');
  return undefined;
}

/** Why there is no answer, and what a person can do now. The text itself is untouched. */
export function Failure({ failure, onShowIssues }: FailureProps) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { again, cancel } = useAssistant();
  const { error, returned, answer, retryFrom } = failure;
  const next = useWayOut(error);
  const ownWords = useOwnWords(failure);
  // How long to wait says the button, second by second.
  const { retryAfterSeconds: _wait, ...said } = error;

  return (
    <div className="flex flex-col gap-4 p-4">
      <ArrivedHeading title={t('assistant.failedTitle')} />
      <Notice tone="warn">{ownWords ?? messageOf(next === 'retry' ? said : error)}</Notice>
      {next === 'connect' && <p className="text-sm">{t('assistant.howToConnect')}</p>}
      {returned && <p className="text-sm text-ink-muted">{t('assistant.returned')}</p>}
      {returned === false && answer !== '' && (
        <p className="text-sm text-ink-muted">{t('assistant.stoppedCounted')}</p>
      )}
      {error.code === 'NETWORK' && returned === undefined && <LostCount />}
      <div className="flex flex-wrap gap-2">
        <WaysOut error={error} retryFrom={retryFrom} onRetry={again} onShowIssues={onShowIssues} />
        <Button onClick={cancel}>{t('assistant.back')}</Button>
      </div>
      {answer !== '' && <PartialAnswer text={answer} />}
    </div>
  );
}
