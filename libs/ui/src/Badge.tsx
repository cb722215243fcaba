import type { ReactNode } from 'react';
import { cx } from './cx';

/** A short label beside a name. */
export function Badge({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-sm border px-1.5 py-px text-xs leading-tight font-semibold tracking-wide',
        strong ? 'border-transparent bg-brand text-on-brand' : 'border-line-strong text-ink-muted',
      )}
    >
      {children}
    </span>
  );
}
