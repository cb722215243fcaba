import { PAGE_NAMES, PAGE_PATHS, type PageName } from '@tercet/contracts';

/** Pages that ask visitors to sign in first. */
export const SIGNED_IN: readonly PageName[] = [
  'editor',
  'settings',
  'subscribe',
  'checkoutSuccess',
  'checkoutCancel',
];

/** Those of them that open: choosing a plan leads on to paying, as `payments.spec.ts` shows. */
export const OPENING = SIGNED_IN.filter((name) => name !== 'subscribe');

/** What is on those pages, but for the way to a payment, for who has not paid: their headings. */
export const OF_WHO_HAS_NOT_PAID = [
  { path: PAGE_PATHS.editor, heading: 'editor:heading' },
  { path: PAGE_PATHS.settings, heading: 'settings:heading' },
  { path: PAGE_PATHS.checkoutSuccess, heading: 'plans:success.none.heading' },
  { path: PAGE_PATHS.checkoutCancel, heading: 'plans:cancel.heading' },
] as const;

/** Pages that are for visitors only. */
export const SIGNED_OUT: readonly PageName[] = ['signIn', 'signUp', 'forgotPassword'];

/** Pages that people come to from outside: by the link in an email, or back from the payment provider. */
export const FROM_OUTSIDE: readonly PageName[] = [
  'resetPassword',
  'verifyEmail',
  'checkoutSuccess',
  'checkoutCancel',
];

/** Pages that visitors see, whoever adds them: all but those named above. */
export const FOR_VISITORS = PAGE_NAMES.filter((name) => !SIGNED_IN.includes(name));

export const pathsOf = (names: readonly PageName[]) => names.map((name) => PAGE_PATHS[name]);

/** What the product is made from, which stands by itself, in English. */
export const NOTICES = '/notices';
