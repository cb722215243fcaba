import { Icon } from '@tercet/ui';
import type { ReactNode } from 'react';

/** A few words that open to more, within something else. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group text-sm">
    <summary className="flex min-h-8 w-fit cursor-pointer items-center gap-1 text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
      <span className="flex -rotate-90 transition-transform group-open:rotate-0">
        <Icon name="chevronDown" size={16} />
      </span>
      {summary}
    </summary>
    {children}
  </details>
);
