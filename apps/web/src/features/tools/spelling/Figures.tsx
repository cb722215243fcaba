import { localesFor, type Locale } from '@tercet/contracts';
import { formatNumber } from '@tercet/i18n';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { MEASURED } from '../../../measured/measured';
import { PERCENT } from '../../../measured/percent';
import { AccuracyLink } from '../parts/AccuracyLink';
import { Section } from '../parts/Section';
import { Share } from './Share';

const CLAIMS = ['words', 'suggestion'] as const;
const PEER = MEASURED.peers.find(({ name }) => name === 'Hunspell');

/** How often the checker is right about words, by language: the reader’s first. */
export function Figures() {
  const { t } = useTranslation('spelling');
  const reader = useLocale();
  const peerOf = (locale: Locale, claim: (typeof CLAIMS)[number]) => {
    const share = PEER?.figures[locale]?.[claim];
    if (!PEER || share === undefined) return undefined;
    return t('measured.peer', { name: PEER.name, figure: formatNumber(reader, share, PERCENT) });
  };
  return (
    <Section id="measured" heading={t('measured.heading')} intro={t('measured.intro')} isRaised>
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
        {localesFor(reader).map((locale) => (
          <li key={locale} className="border-t-2 border-ink pt-5">
            <h3 className="font-serif text-card">{t(`measured.languages.${locale}`)}</h3>
            <dl className="mt-5 flex flex-col gap-6">
              {CLAIMS.map((claim) => (
                <Share
                  key={claim}
                  share={MEASURED.own[locale][claim]}
                  name={t(`measured.${claim}`)}
                  peer={peerOf(locale, claim)}
                />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <AccuracyLink />
      </p>
    </Section>
  );
}
