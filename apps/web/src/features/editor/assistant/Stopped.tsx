import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useSession } from '../../../session/session';
import { useCopy } from '../clipboard/use-clipboard';
import { useUndoToast } from '../issues/use-undo-toast';
import { Answer } from './Answer';
import { ArrivedHeading } from './ArrivedHeading';
import { useAssistant } from './assistant-context';
import { useBackToText } from './use-back-to-text';
import { useInsert } from './use-insert';
import type { AssistantState } from './session/assistant-state';

export interface StoppedProps {
  stopped: Extract<AssistantState, { phase: 'stopped' }>;
  onApplied: (() => void) | undefined;
}

/** What had come when the person stopped it, which is what the request was counted for. */
export function Stopped({ stopped: { work, answer, hasVersions }, onApplied }: StoppedProps) {
  const { t } = useTranslation('editor');
  const { user } = useSession();
  const { cancel, insertBelow } = useAssistant();
  const copy = useCopy();
  const backToText = useBackToText(onApplied);
  const insert = useInsert(() => {
    cancel();
    backToText();
  });
  const undoToast = useUndoToast();
  // In the midst of the text that it is about, it would tear that apart.
  const isNew = work.action.operation === 'generate';
  const writeBelow = () => {
    const applied = insertBelow();
    if (applied) undoToast(t('toast.inserted'), applied);
    backToText();
  };

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
        <Button size="sm" onClick={isNew ? () => insert.atCaret(answer) : writeBelow}>
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
