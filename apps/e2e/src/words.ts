import { createInstance, type TFunction } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export const LOCALES = ['en', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

const FOLDER = new URL('../../../libs/i18n/locales/', import.meta.url);

function namespaces(locale: Locale): Record<string, object> {
  const folder = new URL(`${locale}/`, FOLDER);
  return Object.fromEntries(
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object,
      ]),
  );
}

/** What the product says in a language, by `namespace:key`, so that journeys name what a person sees. */
export function wordsOf(locale: Locale): TFunction {
  const words = createInstance();
  void words.init({
    lng: locale,
    initAsync: false,
    resources: { [locale]: namespaces(locale) },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The product has no words for "${key}" in ${locale}.`);
    },
  });
  return words.t;
}

/** A text with `{{placeholders}}` as a pattern that matches whatever stands for them. */
export function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{[^}]+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}

/** What is said of one thing, or of any number of things. */
export function anyCountOf(say: (count: number) => string): RegExp {
  return new RegExp(`^(?:${say(1)}|${say(7).replace('7', '\\d+')})$`);
}
