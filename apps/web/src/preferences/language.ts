import { localeOfAddress, matchLocale, type Locale } from '@tercet/contracts';
import { currentLocale, loadWords, type Translator } from '@tercet/i18n';
import { session } from '../session/session';
import { STORAGE_KEYS, writeStored } from '../session/storage';
import { storedLocale } from './stored-locale';

/** The address's language, else the stored choice, else the account's, else the browser's, else English. */
export function initialLocale({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Locale {
  const asked = localeOfAddress(pathname, search);
  if (asked) writeStored(STORAGE_KEYS.locale, asked);
  return (
    asked ??
    storedLocale() ??
    session.getState().user?.language ??
    matchLocale(navigator.languages ?? [navigator.language])
  );
}

/**
 * Shows a language once the words of all that the page shows are there. Resolves to false, changing nothing, where it is
 * not wanted any more by then; rejects, changing nothing, when it cannot be loaded.
 */
async function showLocale(
  translator: Translator,
  locale: Locale,
  isStillWanted: () => boolean,
): Promise<boolean> {
  const isThere = await loadAll(translator, locale);
  if (!isStillWanted()) return false;
  if (!isThere) throw new Error(`Translations of ${locale} could not be loaded`);
  await translator.changeLanguage(locale);
  return true;
}

let lastChoice = 0;

/**
 * Switches the interface and remembers the choice in this browser. Resolves to false, changing nothing, where another
 * language was chosen while this one was loaded; rejects, changing nothing, when it cannot be loaded.
 */
export async function switchLocale(translator: Translator, locale: Locale): Promise<boolean> {
  lastChoice += 1;
  const choice = lastChoice;
  const isSwitched = await showLocale(translator, locale, () => choice === lastChoice);
  if (isSwitched) writeStored(STORAGE_KEYS.locale, locale);
  return isSwitched;
}

/** Keeps the language that is shown, whatever is being loaded. */
export function keepLocale(): void {
  lastChoice += 1;
}

/** Switches the language, and saves the choice to the account when there is one. Answers as `switchLocale` does. */
export async function chooseLocale(translator: Translator, locale: Locale): Promise<boolean> {
  const switched = await switchLocale(translator, locale);
  if (switched) void session.updateProfile({ language: locale });
  return switched;
}

/** Loads the words of all that the page shows, which a machine need not read; resolves to whether they are there. */
const loadAll = (translator: Translator, locale: Locale): Promise<boolean> =>
  loadWords(
    translator,
    locale,
    [translator.options.ns ?? []].flat().filter((namespace) => namespace !== 'html'),
  );

/** The language of the interface, for whoever follows it outside React. */
export const localeOf = (translator: Translator) => ({
  getLocale: () => currentLocale(translator),
  subscribe: (observer: () => void) => translator.on('languageChanged', observer),
});

/** Keeps `<html lang>`, the other tabs and the account's language in step with the interface. */
export function followLocale(translator: Translator): void {
  const apply = () => {
    document.documentElement.lang = currentLocale(translator);
  };
  apply();
  translator.on('languageChanged', apply);
  // Where the words cannot be had, the page stays in the language that it has.
  const follow = (locale: Locale, isStillWanted: () => boolean) =>
    void showLocale(translator, locale, isStillWanted).catch(() => undefined);
  window.addEventListener('storage', (event) => {
    const locale = event.key === STORAGE_KEYS.locale ? storedLocale() : null;
    if (locale) follow(locale, () => storedLocale() === locale);
  });
  const accountLanguage = () => (storedLocale() ? null : session.getState().user?.language);
  const followAccount = () => {
    const language = accountLanguage();
    if (language && language !== currentLocale(translator)) {
      follow(language, () => accountLanguage() === language);
    }
  };
  session.subscribe(followAccount);
  // It may have been learnt while the first words were loaded.
  followAccount();
}
