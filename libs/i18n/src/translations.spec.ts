import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES, LOCALES, TEXT_FAULTS, type Locale } from '@tercet/contracts';
import { createI18n } from './instance';
import { NAMESPACES } from './namespaces';

/** All that people read: what pages load, and what only the server says. */
const FILES = [...NAMESPACES, 'server/mails'] as const;
type File = (typeof FILES)[number];

const load = async (locale: Locale, file: File): Promise<unknown> => {
  const path = `../locales/${locale}/${file}.json`;
  return ((await import(path, { with: { type: 'json' } })) as { default: unknown }).default;
};

async function sentences(locale: Locale, file: File): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    else for (const [key, child] of Object.entries(value ?? {})) walk(child, `${path}.${key}`);
  };
  walk(await load(locale, file), file);
  return found;
}

describe.each(LOCALES)('translations in %s', (locale) => {
  it('have words for every error code and for a server that does not answer', async () => {
    const errors = await sentences(locale, 'errors');
    const wanted = [...ERROR_CODES, 'NETWORK'].map((code) => `errors.codes.${code}`);
    expect(wanted.filter((key) => !errors.get(key)?.trim())).toEqual([]);
  });

  it('have words for everything that a text has a model do', async () => {
    const errors = await sentences(locale, 'errors');
    expect(TEXT_FAULTS.filter((fault) => !errors.has(`errors.textFaults.${fault}`))).toEqual([]);
  });

  it.each(FILES)('of %s have no empty sentence', async (file) => {
    const empty = [...(await sentences(locale, file))].filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });
});

it('French has a narrow no-break space, and no other, before high punctuation and inside quotation marks', async () => {
  const wrong: string[] = [];
  for (const file of FILES) {
    for (const [key, text] of await sentences('fr', file)) {
      if (/(?<![\u202f!?])[:;!?»](?=\s|$)|«(?!\u202f)|\u00a0/u.test(text)) wrong.push(key);
    }
  }
  expect(wrong).toEqual([]);
});

/** They say the same with a word, or speak of another variant of their language. */
const OWN_NUMBERS = [
  'editor.assistant.noneLeft',
  'grammar.faq.variant.a',
  'spelling.benefits.regions.text',
];
const numbersIn = (text: string) =>
  (text.replace(/(?<=\d)[\s.,](?=\d)/g, '').match(/\d+/g) ?? []).toSorted();

it.each(FILES)('the numbers in %s are the same in all languages', async (file) => {
  const english = await sentences('en', file);
  const others: string[] = [];
  for (const locale of LOCALES) {
    for (const [key, text] of await sentences(locale, file)) {
      const same = numbersIn(english.get(key) ?? text).join() === numbersIn(text).join();
      if (!same && !OWN_NUMBERS.includes(key)) others.push(`${locale} ${key}`);
    }
  }
  expect(others).toEqual([]);
});

describe('createI18n', () => {
  it('speaks the asked language and knows the product by name', async () => {
    const i18n = await createI18n({ locale: 'fr' });
    expect(i18n.t('nav.signIn')).toBe('Se connecter');
    expect(i18n.t('nav.brand')).toBe('Tercet, accueil');
  });

  it('loads only the namespaces that it is asked for', async () => {
    const i18n = await createI18n({ locale: 'es' });
    expect(i18n.hasResourceBundle('es', 'home')).toBe(false);
    await i18n.loadNamespaces('home');
    expect(i18n.getResource('es', 'home', 'hero.heading')).toBe('Cada palabra en su sitio.');
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
  });
});
