import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@tercet/contracts';
import { readFileSync } from 'node:fs';
import { headTags, type MetaTag, type PageHead } from './head-tags';

const PAGE: PageHead = {
  title: 'Pricing',
  description: 'What it costs',
  keywords: 'price, plans',
  picture: { path: '/previews/pricing.png', says: 'Three plans' },
  listedAs: 'pricing',
};
const PAGE_BEFORE_ITS_SCRIPT = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const COUNTRIES = { en: 'en_GB', fr: 'fr_FR', es: 'es_ES' };

const told = (metas: readonly MetaTag[]) =>
  metas.map(({ attribute, name, content }) => `${attribute} ${name}: ${content}`);
const othersThan = (locale: Locale) => LOCALES.filter((other) => other !== locale);

describe('a listed page', () => {
  it.each(LOCALES)('says of itself, in %s', (locale) => {
    const { title, metas, links } = headTags(PAGE, { locale, asked: locale });
    const address = `/pricing?lang=${locale}`;
    expect(title).toBe('Pricing – Tercet');
    expect(told(metas)).toEqual([
      'name description: What it costs',
      'name keywords: price, plans',
      'name robots: index, follow',
      'property og:title: Pricing – Tercet',
      'property og:description: What it costs',
      `property og:url: ${address}`,
      `property og:locale: ${COUNTRIES[locale]}`,
      ...othersThan(locale).map((other) => `property og:locale:alternate: ${COUNTRIES[other]}`),
      'property og:site_name: Tercet',
      'property og:image: /previews/pricing.png',
      'property og:image:alt: Three plans',
      'property og:image:width: 1200',
      'property og:image:height: 630',
      'name twitter:image: /previews/pricing.png',
      'name twitter:image:alt: Three plans',
    ]);
    expect(links).toEqual([
      { rel: 'canonical', path: address },
      { rel: 'alternate', path: '/pricing?lang=en', language: 'en' },
      { rel: 'alternate', path: '/pricing?lang=fr', language: 'fr' },
      { rel: 'alternate', path: '/pricing?lang=es', language: 'es' },
      { rel: 'alternate', path: '/pricing', language: 'x-default' },
    ]);
  });

  it('has its plain address where that asks for no language', () => {
    const { metas, links } = headTags(PAGE, { locale: 'fr', asked: null });
    expect(told(metas)).toContain('property og:url: /pricing');
    expect(links[0]).toEqual({ rel: 'canonical', path: '/pricing' });
  });
});

describe('a page that is not listed', () => {
  const { metas, links } = headTags(
    { ...PAGE, listedAs: undefined },
    { locale: 'en', asked: null },
  );

  it('has no address to be found by', () => {
    expect(told(metas)).toContain('name robots: noindex');
    expect(metas.filter(({ name }) => name === 'og:url')).toEqual([]);
    expect(links).toEqual([]);
  });

  it('says the same kinds of things before its script has run, in English', () => {
    const html = new DOMParser().parseFromString(PAGE_BEFORE_ITS_SCRIPT, 'text/html');
    const contentsOf = (name: string) =>
      [...html.querySelectorAll<HTMLMetaElement>(`[name="${name}"], [property="${name}"]`)].map(
        ({ content }) => content,
      );
    for (const name of new Set(metas.map((meta) => meta.name))) {
      if (name === 'robots') continue;
      const said = metas.filter((meta) => meta.name === name).map(({ content }) => content);
      expect([name, contentsOf(name).length]).toEqual([name, said.length]);
      if (/^og:(?:locale|image:(?:width|height))/.test(name))
        expect(contentsOf(name)).toEqual(said);
    }
    expect(contentsOf('og:type')).toEqual(['website']);
    expect(contentsOf('twitter:card')).toEqual(['summary_large_image']);
    expect(contentsOf('og:image')).toEqual(['/share.png']);
    expect(contentsOf('og:url')).toEqual([]);
  });
});
