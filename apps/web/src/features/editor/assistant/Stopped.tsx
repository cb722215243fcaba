import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useSession } from '../../../session/session';
import { useCopy } from '../clipboard/use-clipboard';
import { Answer } from './Answer';
import { ArrivedHeading } from './ArrivedHeading';
import { useAssistant } from './assistant-context';
import { useBackToText } from './use-back-to-text';
import { useInsert } from './use-insert';
import { useInsertBelow } from './use-insert-below';
import type { AssistantState } from './session/assistant-state';

export interface StoppedProps {
  stopped: Extract<AssistantState, { phase: 'stopped' }>;
  onApplied: (() => void) | undefined;
}

/** What had come when the person stopped it, which is what the request was counted for. */
export function Stopped({ stopped: { work, answer, hasVersions }, onApplied }: StoppedProps) {
  const { t } = useTranslation('editor');
  const { user } = useSession();
  const { cancel } = useAssistant();
  const copy = useCopy();
  const backToText = useBackToText(onApplied);
  const leave = () => {
    cancel();
    backToText();
  };
  const insert = useInsert(leave);
  const insertBelow = useInsertBelow(leave);
  const isNew = work.action.operation === 'generate';

  return (
    <section className="flex flex-col gap-3 border-b border-line p-4">
      <ArrivedHeading title={t('assistant.stoppedTitle')} />
      {!user?.isPremium && (
        <p className="text-sm text-ink-muted">{t('assistant.stoppedCounted')}</p>
      )}
      <Answer text={answer} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy(answer)}>
          {t('assistant.copyAnswer')}
        </Button>
        <Button size="sm" onClick={() => (isNew ? insert.atCaret : insertBelow)(answer)}>
          {isNew ? t('assistant.insertAnswer') : t('assistant.insertBelow')}
        </Button>
        {hasVersions && (
          <Button size="sm" onClick={cancel}>
            {t('assistant.backToAnswers')}
          </Button>
        )}
      </div>
    </section>
  );
}
