import { useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';
import { KIND_LINES } from '../../../issue-kinds';
import type { SampleLine } from './lines';

export interface SampleRowProps {
  line: SampleLine;
  corrected: boolean;
  selected: boolean;
  onSelect: () => void;
}

/** One line of the sample; its marked word is a button. */
export function SampleRow({ line, corrected, selected, onSelect }: SampleRowProps) {
  const { t } = useTranslation('home');
  return (
    <li className="flex items-baseline gap-4 border-line py-2.5 not-last:border-b">
      <span aria-hidden="true" className="w-6 shrink-0 text-xs font-semibold text-ink-muted">
        {line.locale.toUpperCase()}
      </span>
      <p lang={line.locale} className="font-serif text-xl leading-relaxed sm:text-[1.625rem]">
        {line.before}
        <span className="whitespace-nowrap">
          {corrected ? (
            <span className="text-good">
              {line.right}
              <span className="sr-only">{` (${t('sample.fixed', { word: line.right })})`}</span>
            </span>
          ) : (
            <button
              type="button"
              aria-pressed={selected}
              onClick={onSelect}
              className={cx(
                'rounded-sm px-0.5 underline decoration-[1.5px] underline-offset-[0.2em] transition-colors duration-150',
                KIND_LINES.spelling,
                selected ? 'bg-brand-soft' : 'hover:bg-brand-soft',
              )}
            >
              {line.wrong}
            </button>
          )}
          {line.after}
        </span>
      </p>
    </li>
  );
}
