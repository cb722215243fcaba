import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  /** What is wrong with the value; marks the field as invalid. */
  error?: string | undefined;
  /** A control at the end of the field, such as one that shows a password. */
  trailing?: ReactNode;
}

/** A text field with its label, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, trailing, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = cx(hint && hintId, error && errorId);
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={cx(
            'block min-h-11 w-full rounded-md border bg-surface px-3 text-base text-ink',
            'transition-colors duration-150 placeholder:text-ink-muted hover:border-brand',
            error ? 'border-danger' : 'border-line-strong',
            trailing ? 'pr-12' : undefined,
          )}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
        )}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-sm text-danger">
        {error && (
          <span className="mt-1.5 flex items-start gap-1.5">
            <Icon name="warning" size={18} />
            {error}
          </span>
        )}
      </p>
    </div>
  );
}
