import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useCopy } from '../clipboard/use-clipboard';
import { Answer } from './Answer';
import { useInsertBelow } from './use-insert-below';

/** The words that had come of an answer that did not get to its end: to read and to copy, apart from what is whole. */
export function PartialAnswer({ text }: { text: string }) {
  const { t } = useTranslation('editor');
  const copy = useCopy();
  const insertBelow = useInsertBelow();
  return (
    <section className="border-t border-line pt-3">
      <h3 className="mb-2 text-sm text-ink-muted">{t('assistant.partial')}</h3>
      <Answer text={text} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy(text)}>
          {t('assistant.copyAnswer')}
        </Button>
        <Button size="sm" onClick={() => insertBelow(text)}>
          {t('assistant.insertBelow')}
        </Button>
      </div>
    </section>
  );
}
