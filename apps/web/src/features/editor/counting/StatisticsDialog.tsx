import { useFormat, useLocale, useTranslation } from '@tercet/i18n/react';
import { readingLevel } from '@tercet/proofreading-core';
import { Dialog, Spinner } from '@tercet/ui';
import type { MenuDialogProps } from '../layout/ShortcutsDialog';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { type EditorStatistics, useStatistics } from './use-statistics';

const COUNTS = ['words', 'characters', 'sentences', 'paragraphs'] as const;

/** What there is to count in the text, and how easily it is read. */
export function StatisticsDialog({ open, onClose, openedFrom }: MenuDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      returnFocusTo={openedFrom}
      title={t('statistics.title')}
    >
      {open && <Statistics />}
    </Dialog>
  );
}

function Statistics() {
  const { t } = useTranslation('editor');
  const { view, checks } = useEditor();
  const interfaceLocale = useLocale();
  const locale = useStore(checks.state, (state) => state.language) ?? interfaceLocale;
  const statistics = useStatistics(locale);
  if (!statistics) {
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {t('statistics.counting')}
      </p>
    );
  }
  return (
    <>
      {!view.state.selection.main.empty && (
        <p className="pb-2 text-sm text-ink-muted">{t('statistics.ofSelection')}</p>
      )}
      <Rows statistics={statistics} />
      <p className="pt-3 text-sm text-ink-muted">{t(`statistics.formula.${locale}`)}</p>
    </>
  );
}

function Rows({ statistics }: { statistics: EditorStatistics }) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { ease, readingSeconds } = statistics;
  const rows = [
    ...COUNTS.map((name) => [t(`statistics.${name}`), format.number(statistics[name])] as const),
    [t('statistics.readingTime'), format.timeTaken(readingSeconds)] as const,
    [
      t('statistics.ease'),
      ease === undefined
        ? t('statistics.tooShort')
        : t('statistics.easeOf', { ease, level: t(`statistics.levels.${readingLevel(ease)}`) }),
    ] as const,
  ];
  return (
    <dl className="divide-y divide-line">
      {rows.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt>{name}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
