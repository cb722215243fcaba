import { useTranslation } from '@tercet/i18n/react';
import { HomeActions } from './HomeActions';

export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="closing" className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-5 py-20 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h2
            id="closing"
            className="font-serif text-3xl tracking-tight sm:text-[2.75rem] sm:leading-tight"
          >
            {t('closing.heading')}
          </h2>
          <p className="mt-3 text-lg text-ink-muted">{t('closing.text')}</p>
        </div>
        <HomeActions />
      </div>
    </section>
  );
}
