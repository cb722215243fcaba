import type { ReactNode } from 'react';
import { cx } from '../src';

export interface SpecimenProps {
  name: string;
  /** The name is one that code has. */
  isCode?: boolean;
  children: ReactNode;
}

/** A name, and beside it what has the name. */
export function Specimen({ name, isCode = false, children }: SpecimenProps) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <h2
        className={cx(
          'text-sm font-medium text-ink-muted',
          isCode ? 'font-mono' : 'first-letter:uppercase',
        )}
      >
        {name}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
