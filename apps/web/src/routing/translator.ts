import { createI18n, type Namespace, type Translator } from '@tercet/i18n';
import { initReactI18next } from '@tercet/i18n/react';
import type { Locale } from '@tercet/contracts';

let starting: Promise<Translator> | undefined;

/** Starts the page's translator with the words of the frame around every page. */
export function startTranslator(locale: Locale): Promise<Translator> {
  starting = createI18n({ locale, plugins: [initReactI18next] });
  return starting;
}

/** Fetches the words of `namespaces` in the language of the interface. Rejects where they cannot be had. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  const translator = await starting;
  if (!translator) return;
  // The library takes a file that does not come for a detail, and shows the names of its words.
  await translator.loadNamespaces([...namespaces]);
  const missing = namespaces.find(
    (namespace) => !translator.hasResourceBundle(translator.language, namespace),
  );
  if (missing) throw new Error(`The words of ${missing} could not be loaded`);
}
