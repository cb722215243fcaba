import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  LISTED_PAGES,
  LOCALES,
  localizedPath,
  PAGE_NAMES,
  type Locale,
  type PageName,
} from '@tercet/contracts';
import { act } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { usePageHead } from './page-head';

const isListed = (name: PageName) => LISTED_PAGES.some((listed) => listed === name);
const LISTED = LOCALES.flatMap((locale) => LISTED_PAGES.map((name) => ({ name, locale })));
const OTHERS = PAGE_NAMES.filter((name) => !isListed(name));

function Page({ name }: { name: PageName }) {
  usePageHead(name);
  return null;
}

/** With what comes after the page. */
async function open(name: PageName, locale: Locale, at = '/') {
  const view = renderPage(<Page name={name} />, { at, locale });
  await act(() => import('./write-head'));
  return view;
}
const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
const alternates = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('[property="og:locale:alternate"]')].map(
    ({ content }) => content,
  );

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('a listed page', () => {
  it.each(LISTED)('has a picture of its own: $name in $locale', async ({ name, locale }) => {
    const { translator } = await open(name, locale);
    const picture = `${location.origin}/previews/${locale}/${name}.png`;
    const says = `${translator.t(`titles.${name}`)} – ${translator.t(`html:previews.${name}`)}`;
    expect(meta('og:image')).toBe(picture);
    expect(meta('og:image:alt')).toBe(says);
    expect(meta('og:image:width')).toBe('1200');
    expect(meta('og:image:height')).toBe('630');
    expect(meta('twitter:image')).toBe(picture);
    expect(meta('twitter:image:alt')).toBe(says);
  });

  it.each(LOCALES)('has keywords that no other has, in %s', async (locale) => {
    const keywords: unknown[] = [];
    for (const name of LISTED_PAGES) {
      await open(name, locale);
      keywords.push(meta('keywords'));
    }
    expect(new Set(keywords).size).toBe(LISTED_PAGES.length);
    for (const words of keywords) expect(words).toMatch(/^[^,]+(?:, [^,]+){3,9}$/);
  });

  it('says its own address in the language that is asked for', async () => {
    await open('pricing', 'fr', localizedPath('pricing', 'fr'));
    const canonical = document.head.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', `${location.origin}/pricing?lang=fr`);
    expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(LOCALES.length + 1);
    expect(meta('robots')).toBe('index, follow');
    expect(meta('og:url')).toBe(`${location.origin}/pricing?lang=fr`);
  });

  it('names the two other languages, in the place of those that the page before named', async () => {
    document.head.innerHTML = '<meta property="og:locale:alternate" content="fr_FR">';
    (await open('pricing', 'en')).unmount();
    expect([meta('og:locale'), ...alternates()]).toEqual(['en_GB', 'fr_FR', 'es_ES']);
    await open('support', 'fr');
    expect([meta('og:locale'), ...alternates()]).toEqual(['fr_FR', 'en_GB', 'es_ES']);
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
  });
});

it.each(OTHERS)('the page %s has the general picture, and is not listed', async (name) => {
  await open('home', 'en');
  await open(name, 'en');
  expect(meta('og:image')).toBe(`${location.origin}/share.png`);
  expect(meta('twitter:image')).toBe(`${location.origin}/share.png`);
  expect(meta('og:image:alt')).toBe('Tercet – Every word where it belongs.');
  expect(meta('robots')).toBe('noindex');
  expect(meta('og:url')).toBeUndefined();
  expect(document.head.querySelector('link')).toBeNull();
});
