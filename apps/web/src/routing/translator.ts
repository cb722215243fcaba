import {
  createI18n,
  currentLocale,
  DEFAULT_NAMESPACE,
  loadWords,
  type Namespace,
  type Translator,
} from '@tercet/i18n';
import { initReactI18next } from '@tercet/i18n/react';
import type { Locale } from '@tercet/contracts';

let starting: Promise<Translator> | undefined;

/** Starts the page's translator with the words of the frame around every page. Rejects where they cannot be had. */
export async function startTranslator(locale: Locale): Promise<Translator> {
  starting = createI18n({ locale, plugins: [initReactI18next] });
  await loadNamespaces([DEFAULT_NAMESPACE]);
  return starting;
}

/** Fetches the words of `namespaces` in the language of the interface. Rejects where they cannot be had. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  const translator = await starting;
  if (!translator) return;
  let locale: Locale;
  do {
    locale = currentLocale(translator);
    await translator.loadNamespaces([...namespaces]);
    // The library takes a file that does not come for a detail, and shows the names of its words.
    if (!(await loadWords(translator, locale, namespaces))) {
      throw new Error(`Words of ${namespaces.join(', ')} could not be loaded`);
    }
    // The language may have been switched meanwhile.
  } while (locale !== currentLocale(translator));
}
