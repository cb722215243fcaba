import { useLocale, useTranslation } from '@tercet/i18n/react';
import { VisuallyHidden } from '@tercet/ui';
import { Section } from '../parts/Section';
import { EXAMPLES } from './examples';

/** Mistakes that lie between the words, each with its correction. */
export function Examples() {
  const { t } = useTranslation('grammar');
  const locale = useLocale();
  return (
    <Section id="examples" heading={t('examples.heading')} intro={t('examples.intro')} isRaised>
      <ul className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {EXAMPLES[locale].map(({ kind, before, wrong, right, after }) => (
          <li key={before + wrong} className="border-t border-line-strong pt-4">
            <h3 className="text-sm font-semibold text-ink-muted">{t(`examples.${kind}`)}</h3>
            <p className="mt-2 font-serif text-xl leading-relaxed">
              {before}
              <VisuallyHidden>{` ${t('examples.wrong')} `}</VisuallyHidden>
              <del className="text-ink-muted decoration-issue-grammar decoration-2">
                {wrong}
              </del>{' '}
              <VisuallyHidden>{` ${t('examples.right')} `}</VisuallyHidden>
              <ins className="-mx-0.5 rounded-sm bg-good-soft px-0.5 text-good no-underline">
                {right}
              </ins>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
