import { matchLocale, type Locale } from '@tercet/contracts';
import en from '@tercet/i18n/locales/en/explorer.json' with { type: 'json' };
import es from '@tercet/i18n/locales/es/explorer.json' with { type: 'json' };
import fr from '@tercet/i18n/locales/fr/explorer.json' with { type: 'json' };
import { storedLocale } from '../preferences/stored-locale';
import type { ArrivalNews } from '../session/url-token';

const WORDS: Readonly<Record<Locale, typeof en>> = { en, es, fr };

/** The language of the explorer's own words, and these: too few for i18next, whose sharing would cost the other pages. */
export function explorerWords() {
  const locale = storedLocale() ?? matchLocale(navigator.languages);
  const word = (key: keyof typeof en) => WORDS[locale][key];
  return {
    locale,
    word,
    newsOf: ({ what, email }: ArrivalNews) => word(what).replace('{{email}}', () => email),
  };
}
