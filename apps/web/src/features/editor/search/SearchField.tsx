import { cx } from '@tercet/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Small print at the end of the field. */
  trailing?: ReactNode;
}

/** A text field of one line with its label inside. */
export function SearchField({ label, trailing, className, ...input }: SearchFieldProps) {
  return (
    <div className={cx('relative min-w-0', className)}>
      <input
        {...input}
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={cx(
          'block min-h-10 w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink',
          'transition-colors placeholder:text-ink-muted hover:border-brand sm:text-md',
          trailing ? 'pr-24' : undefined,
        )}
      />
      {trailing && (
        <div className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-muted tabular-nums">
          {trailing}
        </div>
      )}
    </div>
  );
}
