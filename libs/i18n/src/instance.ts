import { DEFAULT_LOCALE, LOCALES, type Locale } from '@tercet/contracts';
import { createInstance, type i18n, type Module } from 'i18next';
import { formatNumber } from './format/number';
import { INTERPOLATION } from './interpolation';
import { lazyBackend } from './loader';
import { DEFAULT_NAMESPACE, type Namespace } from './namespaces';
import './resources';

/** What speaks the interface's language. */
export type Translator = i18n;

export interface I18nOptions {
  locale: Locale;
  /** Loaded before the promise resolves; others are loaded when they are asked for. */
  namespaces?: readonly Namespace[];
  /** Bindings such as `initReactI18next`. */
  plugins?: readonly Module[];
}

/** A translator ready for `locale`. Only that language's files are loaded: no fallback language is fetched beside it. */
export async function createI18n({
  locale,
  namespaces = [DEFAULT_NAMESPACE],
  plugins = [],
}: I18nOptions): Promise<i18n> {
  const instance = createInstance();
  instance.use(lazyBackend);
  for (const plugin of plugins) instance.use(plugin);
  await instance.init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: LOCALES,
    ns: [...namespaces],
    defaultNS: DEFAULT_NAMESPACE,
    interpolation: INTERPOLATION,
  });
  // Its own keeps a formatter for every sentence that it has ever said.
  instance.services.formatter?.add('number', (value: number, language) =>
    formatNumber(currentLocale({ language: language ?? locale }), value),
  );
  return instance;
}

/** The language that a translator speaks now. */
export function currentLocale(instance: Pick<i18n, 'language'>): Locale {
  return LOCALES.find((locale) => locale === instance.language) ?? DEFAULT_LOCALE;
}
