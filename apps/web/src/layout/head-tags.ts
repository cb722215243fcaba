import {
  LOCALES,
  localizedPath,
  PAGE_PATHS,
  pageTitle,
  PREVIEW_SIZE,
  PRODUCT_NAME,
  type ListedPage,
  type Locale,
} from '@tercet/contracts';

/** What link previews show of a page. */
export interface Picture {
  /** Within the site. */
  path: string;
  says: string;
}

export interface PageHead {
  /** The route's title; the product's name follows it. */
  title: string;
  description: string;
  keywords: string;
  picture: Picture;
  /** The page by which search engines may list it; without it the page is not listed. */
  listedAs: ListedPage | undefined;
}

export interface HeadContext {
  locale: Locale;
  /** The language that the address asks for. */
  asked: Locale | null;
}

export interface MetaTag {
  attribute: 'name' | 'property';
  name: string;
  /** A path within the site stands for its whole address. */
  content: string;
}

export interface LinkTag {
  rel: 'canonical' | 'alternate';
  /** Within the site. */
  path: string;
  language?: string;
}

export interface HeadTags {
  title: string;
  metas: readonly MetaTag[];
  links: readonly LinkTag[];
}

/** As the protocol of link previews wants languages: with the country whose spelling the pages have. */
const OG_LOCALES = { en: 'en_GB', fr: 'fr_FR', es: 'es_ES' } as const satisfies Record<
  Locale,
  string
>;

const addressOf = (page: ListedPage, asked: Locale | null) =>
  asked ? localizedPath(page, asked) : PAGE_PATHS[page];

function linksOf(page: ListedPage, asked: Locale | null): LinkTag[] {
  return [
    { rel: 'canonical', path: addressOf(page, asked) },
    ...LOCALES.map((language) => ({
      rel: 'alternate' as const,
      path: localizedPath(page, language),
      language,
    })),
    { rel: 'alternate', path: PAGE_PATHS[page], language: 'x-default' },
  ];
}

/** What a page's head says of it to browsers, search engines and link previews. */
export function headTags(
  { title, description, keywords, picture, listedAs }: PageHead,
  { locale, asked }: HeadContext,
): HeadTags {
  const name = (name: string, content: string): MetaTag => ({ attribute: 'name', name, content });
  const og = (name: string, content: string): MetaTag => ({
    attribute: 'property',
    name: `og:${name}`,
    content,
  });
  const fullTitle = pageTitle(title);
  return {
    title: fullTitle,
    metas: [
      name('description', description),
      name('keywords', keywords),
      name('robots', listedAs ? 'index, follow' : 'noindex'),
      og('title', fullTitle),
      og('description', description),
      ...(listedAs ? [og('url', addressOf(listedAs, asked))] : []),
      og('locale', OG_LOCALES[locale]),
      ...LOCALES.filter((other) => other !== locale).map((other) =>
        og('locale:alternate', OG_LOCALES[other]),
      ),
      og('site_name', PRODUCT_NAME),
      og('image', picture.path),
      og('image:alt', picture.says),
      og('image:width', String(PREVIEW_SIZE.width)),
      og('image:height', String(PREVIEW_SIZE.height)),
      name('twitter:image', picture.path),
      name('twitter:image:alt', picture.says),
    ],
    links: listedAs ? linksOf(listedAs, asked) : [],
  };
}
