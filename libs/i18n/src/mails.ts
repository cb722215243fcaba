import type { Locale, Localized } from '@tercet/contracts';
import { createInstance, type ParseKeys } from 'i18next';
import en from '../locales/en/server/mails.json' with { type: 'json' };
import es from '../locales/es/server/mails.json' with { type: 'json' };
import fr from '../locales/fr/server/mails.json' with { type: 'json' };
import { INTERPOLATION } from './interpolation';
import './resources';

export { writtenMoment } from './written-moment';
export { writtenMoney } from './written-money';

export type MailKey = ParseKeys<'mails'>;
/** @throws {Error} for a sentence that has a gap left. */
export type TranslateMail = (key: MailKey, words?: Readonly<Record<string, string>>) => string;

const WORDS: Localized<typeof en> = { en, fr, es };

/** The words of mails. They are in memory from the start: a server sends in every language. */
export function mailTranslator(locale: Locale): TranslateMail {
  const instance = createInstance({
    lng: locale,
    ns: ['mails'],
    resources: { [locale]: { mails: WORDS[locale] } },
    interpolation: INTERPOLATION,
    initAsync: false,
    missingInterpolationHandler: (_sentence: string, [, gap]: readonly string[]) => {
      throw new Error(`A mail lacks the word "${gap?.trim()}"`);
    },
  });
  void instance.init();
  return (key, words = {}) => instance.t(key, { ns: 'mails', ...words });
}
