import { cx } from '@tercet/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  /** Where an address leads to it, too. */
  id: string;
  heading: string;
  intro?: string;
  /** On the brighter ground, so that neighbours are told apart. */
  isRaised?: boolean;
  children: ReactNode;
}

export function Section({ id, heading, intro, isRaised = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cx('border-t border-line', isRaised && 'bg-surface')}>
      <div className="mx-auto max-w-6xl px-5 py-16 sm:py-24">
        <h2 id={id} className="max-w-[18em] scroll-mt-24 font-serif text-section">
          {heading}
        </h2>
        {intro && <p className="mt-4 max-w-[60ch] text-lg text-ink-muted">{intro}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
