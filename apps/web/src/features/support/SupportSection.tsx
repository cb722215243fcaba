import { useTranslation } from '@tercet/i18n/react';
import type { ReactNode } from 'react';

export interface SupportSectionProps {
  /** Where an address leads to it, too. */
  id: 'quick' | 'start' | 'faq' | 'extension' | 'contact';
  children: ReactNode;
}

export function SupportSection({ id, children }: SupportSectionProps) {
  const { t } = useTranslation('support');
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-8">
      <h2 id={id} className="scroll-mt-24 font-serif text-part">
        {t(`${id}.heading`)}
      </h2>
      {children}
    </section>
  );
}
