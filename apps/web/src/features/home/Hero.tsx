import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useMemo } from 'react';
import { StartActions } from '../../layout/StartActions';
import { Checker } from '../../text-checker/Checker';
import { sampleFor } from './sample';

export function Hero() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const sample = useMemo(() => sampleFor(locale), [locale]);
  return (
    <section className="mx-auto w-full max-w-6xl px-5 pt-14 pb-20 sm:pt-24 sm:pb-28">
      <h1 className="max-w-[8.25em] font-serif text-display">{t('hero.heading')}</h1>
      <div className="mt-8 grid gap-x-16 gap-y-14 lg:mt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="max-w-[46ch] text-lg leading-relaxed text-ink-muted">{t('hero.intro')}</p>
          <div className="mt-8">
            <StartActions />
          </div>
          <p className="mt-4 text-sm text-ink-muted">{t('hero.note')}</p>
        </div>
        <Checker {...sample} kinds={['all', 'spelling', 'grammar']} />
      </div>
    </section>
  );
}
