import { EditorView } from '@codemirror/view';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import type { SummarySentence } from '@tercet/proofreading-core';
import { Button, Dialog, Icon, Segments, Spinner } from '@tercet/ui';
import { useRef, useState } from 'react';
import { useCopy } from '../clipboard/use-clipboard';
import type { MenuDialogProps } from '../layout/ShortcutsDialog';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { LENGTH_NAMES, type LengthName } from './lengths';
import { useSummary } from './use-summary';

/** The main sentences of the text, each a way to its place. */
export function SummaryDialog({ open, onClose, openedFrom }: MenuDialogProps) {
  const { t } = useTranslation('editor');
  const { view } = useEditor();
  const returnTo = useRef<{ focus(): void } | null>(null);
  const close = () => {
    returnTo.current = openedFrom?.current ?? null;
    onClose();
  };
  const goTo = ({ start, end }: SummarySentence) => {
    // Another tab may have changed the text meanwhile.
    const length = view.state.doc.length;
    const anchor = Math.min(start, length);
    view.dispatch({
      selection: { anchor, head: Math.min(end, length) },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    returnTo.current = view;
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      returnFocusTo={returnTo}
      title={t('summary.title')}
      description={t('summary.description')}
    >
      {open && <Summary goTo={goTo} />}
    </Dialog>
  );
}

interface SummaryProps {
  goTo: (sentence: SummarySentence) => void;
}

function Summary({ goTo }: SummaryProps) {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const interfaceLocale = useLocale();
  const locale = useStore(checks.state, (state) => state.language) ?? interfaceLocale;
  const [length, setLength] = useState<LengthName>('short');
  const { summary, retry } = useSummary(locale, length);
  if (summary === undefined) {
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {t('summary.working')}
      </p>
    );
  }
  if (summary === null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert">{t('summary.failed')}</p>
        <Button onClick={retry}>{t('summary.retry')}</Button>
      </div>
    );
  }
  if (summary.lack) return <p role="status">{t(`summary.lack.${summary.lack}`)}</p>;
  return (
    <>
      <Segments
        label={t('summary.length')}
        value={length}
        onChange={setLength}
        options={LENGTH_NAMES.map((name) => ({ value: name, label: t(`summary.lengths.${name}`) }))}
      />
      <p role="status" className="pt-3 pb-1 text-sm text-ink-muted">
        {t('summary.sentences', { count: summary.sentences.length })} {t('summary.goTo')}
      </p>
      <Sentences sentences={summary.sentences} locale={locale} goTo={goTo} />
    </>
  );
}

interface SentencesProps extends SummaryProps {
  sentences: readonly SummarySentence[];
  /** Language of the text. */
  locale: string;
}

function Sentences({ sentences, locale, goTo }: SentencesProps) {
  const { t } = useTranslation('editor');
  const copy = useCopy();
  return (
    <>
      <ol lang={locale} className="-mx-2 divide-y divide-line">
        {sentences.map((sentence) => (
          <li key={sentence.start}>
            <button
              type="button"
              onClick={() => goTo(sentence)}
              className="w-full px-2 py-2.5 text-left [overflow-wrap:anywhere] hover:bg-sunken focus-visible:-outline-offset-2"
            >
              {sentence.text}
            </button>
          </li>
        ))}
      </ol>
      <Button
        className="mt-3"
        onClick={() => void copy(sentences.map(({ text }) => text).join(' '))}
      >
        <Icon name="copy" size={18} />
        {t('summary.copy')}
      </Button>
    </>
  );
}
