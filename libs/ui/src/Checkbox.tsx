import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';

/** A checkbox whose label is part of its target. */
export function Checkbox({
  label,
  className,
  ...input
}: ComponentProps<'input'> & { label: string }) {
  return (
    <label
      className={cx(
        'flex min-h-8 cursor-pointer items-start gap-2.5 py-1 text-md leading-6',
        'has-disabled:cursor-not-allowed has-disabled:opacity-55',
        className,
      )}
    >
      <span className="relative flex h-6 shrink-0 items-center">
        <input
          {...input}
          type="checkbox"
          className="peer size-4.5 cursor-pointer appearance-none rounded-[0.25rem] border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand hover:border-brand disabled:pointer-events-none forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute inset-x-0 hidden justify-center text-on-brand peer-checked:flex forced-colors:hidden">
          <Icon name="check" size={16} />
        </span>
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  );
}
