/** Languages of the interface and of checking. */
export const LOCALES = ['en', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** One value for each language that a reader may have chosen; a gap does not compile. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** Regional variants that a text can be checked against, by BCP 47 tag. The first of each language is its default. */
export const VARIANTS = {
  en: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
  fr: ['fr-FR'],
  es: ['es-ES'],
} as const satisfies Record<Locale, readonly string[]>;
export type Variant = (typeof VARIANTS)[Locale][number];

/** All languages, the reader's own first. */
export const localesFor = (reader: Locale): readonly Locale[] => [
  reader,
  ...LOCALES.filter((locale) => locale !== reader),
];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** First of the given tags (such as `navigator.languages`) whose language is one of ours, else English. */
export function matchLocale(tags: readonly (string | null | undefined)[]): Locale {
  for (const tag of tags) {
    const language = tag?.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}
