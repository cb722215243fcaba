import { isLocale, LOCALES, type Locale } from './locales';

/** Addresses of the pages, by their names. The home page has one more for each language. */
export const PAGE_PATHS = {
  home: '/',
  editor: '/editor',
  pricing: '/pricing',
  subscribe: '/subscribe',
  checkoutSuccess: '/checkout/success',
  checkoutCancel: '/checkout/cancel',
  settings: '/settings',
  signIn: '/auth/signin',
  signUp: '/auth/signup',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  verifyEmail: '/auth/verify-email',
  grammarChecker: '/grammar-checker',
  writingAssistant: '/ai-writing-assistant',
  spellChecker: '/spell-checker',
  accuracy: '/accuracy',
  privacy: '/privacy',
  support: '/support',
} as const;

export type PageName = keyof typeof PAGE_PATHS;
export const PAGE_NAMES = Object.keys(PAGE_PATHS) as readonly PageName[];

const pattern = (path: string): RegExp => new RegExp(path === '/' ? '^/+$' : `^${path}/*$`, 'i');

const PATTERNS: readonly (readonly [RegExp, PageName])[] = [
  ...PAGE_NAMES.map((name) => [pattern(PAGE_PATHS[name]), name] as const),
  ...LOCALES.map((locale) => [pattern(`/${locale}`), 'home'] as const),
];

/** The page at a path, without regard to case and slashes at its end; `undefined` where there is none. */
export const pageNameAt = (path: string): PageName | undefined =>
  PATTERNS.find(([matches]) => matches.test(path))?.[1];

/** Public pages, which search engines may list, and whose text is there without JavaScript, in each language. */
export const LISTED_PAGES = [
  'home',
  'grammarChecker',
  'spellChecker',
  'writingAssistant',
  'pricing',
  'support',
  'accuracy',
  'privacy',
  'signIn',
  'signUp',
  'forgotPassword',
] as const satisfies readonly PageName[];
export type ListedPage = (typeof LISTED_PAGES)[number];

/** What is rendered when the client is built: the listed pages, and the one for addresses that lead to nothing. */
export const PRERENDERED_PAGES = [...LISTED_PAGES, 'notFound'] as const;
export type PrerenderedPage = (typeof PRERENDERED_PAGES)[number];

/** The parameter of an address that asks for a language, on pages that have no address of their own for each. */
export const LANGUAGE_PARAMETER = 'lang';

const PARAMETER = new RegExp(`[?&]${LANGUAGE_PARAMETER}=([A-Za-z]+)(?:&|$)`);

/** The address of a listed page in `locale`, whatever its reader's browser prefers. */
export const localizedPath = (name: ListedPage, locale: Locale): string =>
  name === 'home' ? `/${locale}` : `${PAGE_PATHS[name]}?${LANGUAGE_PARAMETER}=${locale}`;

/** The language that an address asks for, as `/fr` or by its parameter, in whatever case; `null` where it asks for none. */
export function localeOfAddress(path: string, search: string): Locale | null {
  const names = [path.replace(/^\/+|\/+$/g, ''), PARAMETER.exec(search)?.[1] ?? ''];
  return names.map((name) => name.toLowerCase()).find(isLocale) ?? null;
}
