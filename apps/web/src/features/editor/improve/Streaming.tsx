import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon, Spinner } from '@tercet/ui';
import { useEffect, useRef } from 'react';
import { useAssistant } from './assistant-context';

/** The answer as it comes in, word by word. */
export function Streaming({ answer }: { answer: string }) {
  const { t } = useTranslation('editor');
  const { cancel } = useAssistant();
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="sticky top-0 -mx-4 -mt-4 flex items-center gap-3 border-b border-line bg-surface px-4 py-2">
        <span role="status" className="flex flex-1 items-center gap-2 text-ink-muted">
          <Spinner />
          {t('assistant.working')}
        </span>
        <Button size="sm" onClick={cancel}>
          <Icon name="stop" size={16} />
          {t('assistant.stop')}
        </Button>
      </div>
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
