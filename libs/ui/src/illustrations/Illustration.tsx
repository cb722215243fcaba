import type { ReactNode } from 'react';
import { cx } from '../cx';

export interface IllustrationProps {
  /** Gives the size, which is 160 × 120 pixels unless it says otherwise. */
  className?: string;
}

/**
 * The frame of every illustration: 160 × 120 units, lines of one width at every size, colours of the theme. Drawings say
 * nothing that the words beside them do not say, so that screen readers pass them by.
 */
export function Illustration({
  className = 'h-30 w-40',
  children,
}: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={cx('shrink-0 text-ink *:[vector-effect:non-scaling-stroke]', className)}
    >
      <rect
        x="30"
        y="24"
        width="100"
        height="80"
        rx="12"
        transform="rotate(-7 80 64)"
        className="fill-brand-soft stroke-none"
      />
      {children}
    </svg>
  );
}
