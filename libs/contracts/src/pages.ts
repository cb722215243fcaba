import { LOCALES } from './locales';

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
  accuracy: '/accuracy',
  privacy: '/privacy',
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
