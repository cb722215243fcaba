import { describe, expect, it } from '@jest/globals';
import { LISTED_PAGES, LOCALES, localizedPath, PAGE_PATHS } from '@tercet/contracts';
import { robots, siteMap } from './site-map';

const ORIGIN = 'https://tercet.test';

describe('the map of the site', () => {
  const urls = siteMap(ORIGIN).match(/<url>.*?<\/url>/gs) ?? [];

  it('has each listed page by its plain address and by that of each language', () => {
    const addresses = LISTED_PAGES.flatMap((name) => [
      PAGE_PATHS[name],
      ...LOCALES.map((locale) => localizedPath(name, locale)),
    ]);
    expect(urls.map((url) => /<loc>(.*)<\/loc>/.exec(url)?.[1])).toEqual(
      addresses.map((address) => ORIGIN + address),
    );
  });

  it('names all addresses of a page with each of them', () => {
    const alternates = [
      '<xhtml:link rel="alternate" hreflang="en" href="https://tercet.test/pricing?lang=en"/>',
      '<xhtml:link rel="alternate" hreflang="fr" href="https://tercet.test/pricing?lang=fr"/>',
      '<xhtml:link rel="alternate" hreflang="es" href="https://tercet.test/pricing?lang=es"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://tercet.test/pricing"/>',
    ].join('');
    const ofPricing = urls.filter((url) => url.includes('<loc>https://tercet.test/pricing'));
    expect(ofPricing).toHaveLength(LOCALES.length + 1);
    for (const url of ofPricing) expect(url.split('</loc>')[1]).toBe(`${alternates}</url>`);
  });
});

describe('what search engines are asked not to read', () => {
  it('is the API, and the pages of one person', () => {
    expect(robots(ORIGIN)).toBe(`User-agent: *
Allow: /
Disallow: /api/
Disallow: /v2/
Disallow: /graphql
Disallow: /health/
Disallow: /editor
Disallow: /subscribe
Disallow: /checkout/success
Disallow: /checkout/cancel
Disallow: /settings
Disallow: /auth/reset-password
Disallow: /auth/verify-email

Sitemap: https://tercet.test/sitemap.xml
`);
  });

  const closed = [...robots(ORIGIN).matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);

  it.each(LISTED_PAGES)('leaves %s open', (name) => {
    const paths = [PAGE_PATHS[name], ...LOCALES.map((locale) => localizedPath(name, locale))];
    expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  });
});
