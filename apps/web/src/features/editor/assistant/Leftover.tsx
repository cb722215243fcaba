import { useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useCopy } from '../clipboard/use-clipboard';
import { Answer } from './Answer';
import { ArrivedHeading } from './ArrivedHeading';
import { useAssistant } from './assistant-context';

/** The answer, for the changes that no longer found their place in the text. */
export function Leftover({ answer, lost }: { answer: string; lost: number }) {
  const { t } = useTranslation('editor');
  const { cancel } = useAssistant();
  const copy = useCopy();
  return (
    <div className="flex flex-col gap-4 p-4">
      <ArrivedHeading title={t('assistant.leftoverTitle')} />
      <Notice tone="warn">{t('assistant.leftover', { count: lost })}</Notice>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copy(answer)}>
          {t('assistant.copyAnswer')}
        </Button>
        <Button onClick={cancel}>{t('assistant.done')}</Button>
      </div>
      <Answer text={answer} />
    </div>
  );
}
