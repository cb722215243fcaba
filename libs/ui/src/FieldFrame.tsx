import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';

export interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What ties a field to its hint and its error, for assistive technology. */
export const fieldState = ({ id, hint, error }: Omit<FieldFrameProps, 'label' | 'children'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': cx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
});

export const fieldClass = (isWrong: boolean): string =>
  cx(
    'block min-h-11 w-full rounded-md border bg-surface px-3 text-base text-ink',
    'transition-colors placeholder:text-ink-muted',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:border-line-strong',
    isWrong ? 'border-danger' : 'border-line-strong hover:border-brand',
  );

/** Label, hint and error around a field. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={cx('break-inside-avoid', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger">
        {error && (
          <span className="mt-1.5 flex items-start gap-1.5">
            <Icon name="warning" size={18} />
            <span className="min-w-0">{error}</span>
          </span>
        )}
      </p>
    </div>
  );
}
