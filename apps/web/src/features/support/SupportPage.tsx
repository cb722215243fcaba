import { useTranslation } from '@tercet/i18n/react';
import type { ReactNode } from 'react';
import { usePageHead } from '../../layout/page-head';
import { Extension } from './Extension';
import { FirstSteps } from './FirstSteps';
import { Questions } from './Questions';
import { QuickHelp } from './QuickHelp';

export interface SupportPageProps {
  /** The section by which people are reached. */
  contact: ReactNode;
}

/** Help, from what takes a glance to what takes a person. */
export function SupportPage({ contact }: SupportPageProps) {
  const { t } = useTranslation('support');
  usePageHead('support');
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-14 sm:py-24">
      <h1 className="font-serif text-title">{t('heading')}</h1>
      <p className="mt-6 max-w-[58ch] text-lg text-ink-muted">{t('intro')}</p>
      <QuickHelp />
      <FirstSteps />
      <Questions />
      <Extension />
      {contact}
    </div>
  );
}
