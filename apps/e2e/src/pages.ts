import { PAGE_NAMES, PAGE_PATHS, type PageName } from '@tercet/contracts';

/** Pages that ask visitors to sign in first. */
export const SIGNED_IN: readonly PageName[] = [
  'editor',
  'settings',
  'subscribe',
  'checkoutSuccess',
  'checkoutCancel',
];

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
