import { useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';

const STEPS = [
  ['write', 'md:ml-0'],
  ['look', 'md:ml-16'],
  ['decide', 'md:ml-32'],
] as const;

/** How it goes, as a stanza of three lines, each set a little further in. */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="steps" className="border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:py-28">
        <h2 id="steps" className="text-sm font-semibold text-ink-muted">
          {t('steps.heading')}
        </h2>
        <ol className="mt-8 flex flex-col gap-8">
          {STEPS.map(([step, indent]) => (
            <li
              key={step}
              className={cx(
                'flex flex-col gap-x-6 gap-y-1 border-l-2 border-brand pl-6 md:flex-row md:items-baseline',
                indent,
              )}
            >
              <h3 className="font-serif text-stanza md:shrink-0">{t(`steps.${step}.title`)}</h3>
              <p className="max-w-[52ch] text-ink-muted">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
