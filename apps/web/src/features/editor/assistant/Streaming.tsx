import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon, Spinner } from '@tercet/ui';
import { useAssistant } from './assistant-context';
import { SlowAnswer } from './SlowAnswer';
import { useActionName } from './use-action-name';
import { useFollowedEnd } from './use-followed-end';
import type { AssistantState } from './session/assistant-state';

export interface StreamingProps {
  streaming: Extract<AssistantState, { phase: 'streaming' }>;
}

/** The answer as it comes in, word by word. */
export function Streaming({ streaming: { work, answer, progress } }: StreamingProps) {
  const { t } = useTranslation('editor');
  const nameOf = useActionName();
  const { cancel } = useAssistant();
  const isSummary = work.action.operation === 'summarize';
  const end = useFollowedEnd(answer);
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="sticky top-0 -mx-4 -mt-4 flex items-center gap-3 border-b border-line bg-surface px-4 py-2">
        <span role="status" className="flex flex-1 items-center gap-2 text-ink-muted">
          <Spinner />
          {nameOf(work.action)}
          {progress.total > 1 &&
            ` · ${t(`assistant.${isSummary ? 'step' : 'part'}`, { number: progress.done + 1, total: progress.total })}`}
        </span>
        <Button size="sm" onClick={cancel}>
          <Icon name="stop" size={16} />
          {t('assistant.stop')}
        </Button>
      </div>
      {answer === '' && <SlowAnswer />}
      <div
        role="region"
        aria-label={t('assistant.streamLabel')}
        aria-busy="true"
        className="font-serif leading-relaxed whitespace-pre-wrap"
      >
        {answer}
        <span ref={end} />
      </div>
    </div>
  );
}
