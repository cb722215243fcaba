import type { Locale } from '@tercet/contracts';
import type { BackendModule, ResourceKey } from 'i18next';
import type { Namespace } from './namespaces';

/** The words of one namespace in one language, fetched on first use. Rejects when the file cannot be had. */
async function loadTranslations(locale: Locale, namespace: Namespace): Promise<ResourceKey> {
  const module = (await import(`../locales/${locale}/${namespace}.json`, {
    with: { type: 'json' },
  })) as {
    default: ResourceKey;
  };
  return module.default;
}

/** Lets i18next fetch what it lacks, one file at a time. */
export const lazyBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    loadTranslations(locale as Locale, namespace as Namespace).then(
      (translations) => done(null, translations),
      (error: Error) => done(error, false),
    );
  },
};
