import { useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useCopy } from '../clipboard/use-clipboard';
import { useAssistant } from './assistant-context';
import { useArrival } from './use-arrival';

/** The answer, for the changes that no longer found their place in the text. */
export function Leftover({ answer, lost }: { answer: string; lost: number }) {
  const { t } = useTranslation('editor');
  const { cancel } = useAssistant();
  const copy = useCopy();
  const title = t('assistant.leftoverTitle');
  const heading = useArrival(title);
  return (
    <div className="flex flex-col gap-4 p-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h2>
      <Notice tone="warn">{t('assistant.leftover', { count: lost })}</Notice>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copy(answer)}>
          {t('assistant.copyAnswer')}
        </Button>
        <Button onClick={cancel}>{t('assistant.done')}</Button>
      </div>
      <p className="font-serif leading-relaxed whitespace-pre-wrap">{answer}</p>
    </div>
  );
}
