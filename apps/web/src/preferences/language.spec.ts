import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n, type Translator } from '@tercet/i18n';
import { waitFor } from '@testing-library/react';
import { session } from '../session/session';
import { jsonResponse, stubFetch } from '../testing/browser';
import { person, sessionFor } from '../testing/person';
import { chooseLocale, followLocale, initialLocale } from './language';

const fetch = stubFetch(() => jsonResponse({ user: person({ language: 'es' }) }));

beforeEach(() => {
  session.signOut();
  localStorage.clear();
  fetch.mockClear();
});

const at = (address: string) => new URL(address, location.origin);

describe('the first language', () => {
  const speak = (...languages: string[]) =>
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it('is the stored choice before the browser’s', () => {
    speak('fr-CA', 'en');
    expect(initialLocale(at('/'))).toBe('fr');
    localStorage.setItem('locale', 'es');
    expect(initialLocale(at('/'))).toBe('es');
  });

  it('is English when nothing fits', () => {
    speak('de', 'ja');
    localStorage.setItem('locale', 'klingon');
    expect(initialLocale(at('/'))).toBe('en');
  });

  it('is the account’s on a device without a choice', () => {
    speak('en');
    session.signIn(sessionFor(1000, person({ language: 'fr' })));
    expect(initialLocale(at('/'))).toBe('fr');
  });

  it('is set by the address, and kept', () => {
    expect(initialLocale(at('/fr'))).toBe('fr');
    expect(localStorage.getItem('locale')).toBe('fr');
    expect(initialLocale(at('/pricing?lang=es'))).toBe('es');
    expect(initialLocale(at('/free'))).toBe('es');
  });
});

describe('switching', () => {
  it('changes words, <html lang>, storage and account', async () => {
    const translator = await createI18n({ locale: 'en' });
    followLocale(translator);
    session.signIn(sessionFor(1000));
    await chooseLocale(translator, 'es');
    expect(translator.t('nav.signIn')).toBe('Iniciar sesión');
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('locale')).toBe('es');
    expect(fetch).toHaveBeenCalledWith(
      '/api/auth/profile',
      expect.objectContaining({ body: '{"language":"es"}' }),
    );
  });

  it('goes by the last choice, whichever language is loaded last', async () => {
    const translator = await createI18n({ locale: 'en' });
    const load = translator.reloadResources.bind(translator);
    let arrive: () => void = () => undefined;
    jest.spyOn(translator, 'reloadResources').mockImplementationOnce(async (...asked) => {
      await new Promise<void>((arrived) => (arrive = arrived));
      await load(...asked);
    });
    const first = chooseLocale(translator, 'fr');
    await expect(chooseLocale(translator, 'es')).resolves.toBe(true);
    arrive();
    await expect(first).resolves.toBe(false);
    expect(translator.language).toBe('es');
    expect(localStorage.getItem('locale')).toBe('es');
  });

  it('changes nothing when the language cannot be loaded', async () => {
    const translator = await createI18n({ locale: 'en' });
    jest.spyOn(translator, 'reloadResources').mockResolvedValue(undefined);
    await expect(chooseLocale(translator, 'fr')).rejects.toThrow('fr');
    expect(translator.language).toBe('en');
    expect(localStorage.getItem('locale')).toBeNull();
  });

  it('waits for the words of a page that comes along meanwhile', async () => {
    const translator = await createI18n({ locale: 'en' });
    const switching = chooseLocale(translator, 'es');
    void translator.loadNamespaces('home');
    await expect(switching).resolves.toBe(true);
    expect(translator.hasResourceBundle('es', 'home')).toBe(true);
  });
});

describe('a language that was chosen elsewhere', () => {
  const inAnotherTab = (locale: string) => {
    localStorage.setItem('locale', locale);
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
  };
  const inTheAccount = (language: 'fr' | 'es') =>
    session.signIn(sessionFor(1000, person({ language })));
  const following = async () => {
    const translator = await createI18n({ locale: 'en' });
    followLocale(translator);
    return translator;
  };
  const switched = (translator: Translator) =>
    new Promise((resolve) => translator.on('languageChanged', resolve));

  it('is followed from another tab', async () => {
    const translator = await following();
    const language = switched(translator);
    inAnotherTab('es');
    await expect(language).resolves.toBe('es');
    expect(document.documentElement.lang).toBe('es');
    expect(translator.t('nav.signIn')).toBe('Iniciar sesión');
  });

  it('is followed from the account, also where that was learnt while the first words were loaded', async () => {
    const translator = await createI18n({ locale: 'en' });
    inTheAccount('fr');
    const language = switched(translator);
    followLocale(translator);
    await expect(language).resolves.toBe('fr');
    expect(localStorage.getItem('locale')).toBeNull();
  });

  it.each([
    ['another tab', () => inAnotherTab('fr')],
    ['the account', () => inTheAccount('fr')],
  ])('is left where its words cannot be had: %s', async (_, choose) => {
    const translator = await following();
    const load = jest.spyOn(translator, 'reloadResources').mockResolvedValue(undefined);
    choose();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await load.mock.results[0]?.value;
    await Promise.resolve();
    expect(translator.language).toBe('en');
    expect(translator.t('nav.signIn')).toBe('Sign in');
  });

  it('does not take the place of one that was chosen here meanwhile', async () => {
    const translator = await following();
    const load = translator.reloadResources.bind(translator);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const late = jest
      .spyOn(translator, 'reloadResources')
      .mockImplementationOnce(async (...asked) => {
        await arrived;
        await load(...asked);
      });
    inTheAccount('fr');
    await chooseLocale(translator, 'es');
    arrive();
    await late.mock.results[0]?.value;
    await new Promise((resolve) => setTimeout(resolve));
    expect(translator.language).toBe('es');
  });
});
