import { useFormat, useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';
import { KINDS, type Kind } from '../../../issues/issue-kinds';
import { KindMark } from '../../../issues/KindMark';
import type { ShownKind } from '../../../issues/kinds';

export interface KindFilterProps {
  value: ShownKind;
  counts: Readonly<Record<Kind, number>>;
  onChange: (kind: ShownKind) => void;
}

/** Kinds that occur, with their numbers; one of them or all are shown. */
export function KindFilter({ value, counts, onChange }: KindFilterProps) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const choices: ShownKind[] = [
    'all',
    ...KINDS.filter((kind) => counts[kind] > 0 || kind === value),
  ];
  return (
    <div role="group" aria-label={t('issues.filter')} className="flex flex-wrap gap-1">
      {choices.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === value}
          onClick={() => onChange(kind)}
          className={cx(
            'flex min-h-8 items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors',
            kind === value
              ? 'border-brand bg-brand-soft text-ink'
              : 'border-line text-ink-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {kind !== 'all' && <KindMark kind={kind} />}
          {t(`kinds.${kind}`)}
          <span className="tabular-nums">
            {format.number(kind === 'all' ? total : counts[kind])}
          </span>
        </button>
      ))}
    </div>
  );
}
