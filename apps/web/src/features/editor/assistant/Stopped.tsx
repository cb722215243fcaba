import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useSession } from '../../../session/session';
import { useCopy } from '../clipboard/use-clipboard';
import { useEditor } from '../state/editor-context';
import { useAssistant } from './assistant-context';
import { useArrival } from './use-arrival';
import { useInsert } from './use-insert';
import type { AssistantState } from './session/assistant-state';

export interface StoppedProps {
  stopped: Extract<AssistantState, { phase: 'stopped' }>;
}

/** What had come when the person stopped it, which is what the request was counted for. */
export function Stopped({ stopped: { answer, hasVersions } }: StoppedProps) {
  const { t } = useTranslation('editor');
  const { user } = useSession();
  const { view } = useEditor();
  const { cancel } = useAssistant();
  const copy = useCopy();
  const insert = useInsert(() => {
    cancel();
    view.focus();
  });
  const title = t('assistant.stoppedTitle');
  const heading = useArrival(title);

  return (
    <section className="flex flex-col gap-3 border-b border-line p-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h2>
      {!user?.isPremium && (
        <p className="text-sm text-ink-muted">{t('assistant.stoppedCounted')}</p>
      )}
      <p className="font-serif leading-relaxed whitespace-pre-wrap">{answer}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy(answer)}>
          {t('assistant.copyAnswer')}
        </Button>
        <Button size="sm" onClick={() => insert.atCaret(answer)}>
          {t('assistant.insertAnswer')}
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
