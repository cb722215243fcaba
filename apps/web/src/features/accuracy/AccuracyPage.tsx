import { CLAIMS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { usePageHead } from '../../layout/page-head';
import { ClaimSection } from './ClaimSection';
import { HowMeasured } from './HowMeasured';

/** What the product claims of its checker, with everything that a claim needs to be believed. */
export default function AccuracyPage() {
  const { t } = useTranslation('accuracy');
  usePageHead('accuracy');
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-14 sm:py-24">
      <h1 className="font-serif text-title">{t('heading')}</h1>
      <p className="mt-6 max-w-[58ch] text-lg text-ink-muted">{t('intro')}</p>
      {CLAIMS.map((claim) => (
        <ClaimSection key={claim} claim={claim} />
      ))}
      <HowMeasured />
    </div>
  );
}
