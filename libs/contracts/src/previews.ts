import type { Locale } from './locales';
import type { ListedPage } from './pages';

/** Pixels of the pictures that link previews show. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/previews/';

/** The picture of a listed page, in the words of `locale`. */
export const previewPath = (name: ListedPage, locale: Locale): string =>
  `${FOLDER}${locale}/${name}.png`;

/** The picture of all other pages. */
export const GENERAL_PREVIEW = '/share.png';

export const isPreview = (path: string): boolean =>
  path === GENERAL_PREVIEW || path.startsWith(FOLDER);
