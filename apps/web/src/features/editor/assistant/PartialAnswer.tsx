import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useCopy } from '../clipboard/use-clipboard';
import { Answer } from './Answer';

/** The words that had come of an answer that did not get to its end: to read and to copy, apart from what is whole. */
export function PartialAnswer({ text }: { text: string }) {
  const { t } = useTranslation('editor');
  const copy = useCopy();
  return (
    <section className="border-t border-line pt-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="text-sm text-ink-muted">{t('assistant.partial')}</h3>
        <Button size="sm" onClick={() => void copy(text)}>
          {t('assistant.copyAnswer')}
        </Button>
      </div>
      <Answer text={text} />
    </section>
  );
}
