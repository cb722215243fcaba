import { useTranslation } from '@tercet/i18n/react';
import type { ReactNode } from 'react';
import { headingId, type SectionName } from '../sections';

export interface SectionProps {
  name: SectionName;
  intro?: string;
  children: ReactNode;
}

/** One part of the page, which links lead to. */
export function Section({ name, intro, children }: SectionProps) {
  const { t } = useTranslation('settings');
  return (
    <section
      id={name}
      aria-labelledby={headingId(name)}
      // On a phone the menu of the sections lies over the top of the page, too.
      className="scroll-mt-12 border-t border-line py-10 first:border-t-0 first:pt-0 lg:scroll-mt-0"
    >
      <h2
        id={headingId(name)}
        tabIndex={-1}
        className="font-serif text-part-sm [overflow-wrap:anywhere]"
      >
        {t(`sections.${name}`)}
      </h2>
      {intro && (
        <p className="mt-2 max-w-[58ch] text-md [overflow-wrap:anywhere] text-ink-muted">{intro}</p>
      )}
      <div className="mt-6">{children}</div>
    </section>
  );
}
