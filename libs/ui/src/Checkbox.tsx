import type { ComponentProps } from 'react';
import { cx } from './cx';

/** A checkbox whose label is part of its target. */
export function Checkbox({
  label,
  className,
  ...input
}: ComponentProps<'input'> & { label: string }) {
  return (
    <label
      className={cx('flex min-h-8 cursor-pointer items-center gap-2.5 text-[0.9375rem]', className)}
    >
      <input {...input} type="checkbox" className="size-4.5 shrink-0 accent-brand" />
      {label}
    </label>
  );
}
