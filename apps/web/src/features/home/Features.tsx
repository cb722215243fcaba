import { useTranslation } from '@tercet/i18n/react';
import {
  Icon,
  KeptDrafts,
  LockedSheet,
  MarkedSheet,
  OpenBraces,
  ShorterText,
  ThreeVoices,
} from '@tercet/ui';
import { UnderlineKinds } from './UnderlineKinds';

const TILES = [
  ['checks', MarkedSheet],
  ['languages', ThreeVoices],
  ['rewrites', ShorterText],
  ['privacy', LockedSheet],
  ['drafts', KeptDrafts],
  ['open', OpenBraces],
] as const;

export function Features() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="features" className="border-t border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:py-28">
        <h2 id="features" className="max-w-[11.5em] font-serif text-section">
          {t('features.heading')}
        </h2>
        <ul className="mt-12 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {TILES.map(([tile, Drawing]) => (
            <li key={tile} className="border-t-2 border-ink pt-5">
              <Drawing className="mb-4 -ml-3 h-24 w-32" />
              <h3 className="font-serif text-card">{t(`features.${tile}.title`)}</h3>
              <p className="mt-3 text-ink-muted">{t(`features.${tile}.text`)}</p>
              {tile === 'checks' && <UnderlineKinds />}
              {tile === 'open' && (
                <a
                  href="/graphiql"
                  className="mt-3 inline-flex min-h-8 items-center gap-1.5 font-medium text-brand underline-offset-4 hover:underline"
                >
                  {t('features.open.link')}
                  <Icon name="arrowRight" size={18} />
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
