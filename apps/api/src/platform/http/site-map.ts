import {
  LISTED_PAGES,
  LOCALES,
  localizedPath,
  PAGE_NAMES,
  PAGE_PATHS,
  type ListedPage,
  type PageName,
} from '@tercet/contracts';

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

function entries(name: ListedPage, origin: string): string[] {
  const plain = origin + PAGE_PATHS[name];
  const localized = LOCALES.map(
    (locale) => [locale, origin + localizedPath(name, locale)] as const,
  );
  const alternates = [...localized, ['x-default', plain] as const]
    .map(([language, address]) => alternate(language, address))
    .join('');
  return [plain, ...localized.map(([, address]) => address)].map(
    (address) => `<url><loc>${address}</loc>${alternates}</url>`,
  );
}

/**
 * The listed pages in all languages, for search engines (sitemaps.org, protocol 0.9, with Google's links between languages).
 * @param origin of the site, without a slash at its end
 */
export function siteMap(origin: string): string {
  const urls = LISTED_PAGES.flatMap((name) => entries(name, origin)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}
</urlset>
`;
}

const listed: ReadonlySet<PageName> = new Set(LISTED_PAGES);
const CLOSED = [
  ...['/api/', '/v2/', '/graphql', '/health/'],
  ...PAGE_NAMES.filter((name) => !listed.has(name)).map((name) => PAGE_PATHS[name]),
];

/** What search engines may read: every page but those of one person, and no answer of the API. */
export const robots = (origin: string): string => `User-agent: *
Allow: /
${CLOSED.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
