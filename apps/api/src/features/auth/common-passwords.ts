import { PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones are refused for their length already. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);

/** One character again and again, or nothing but space. */
const HARDLY_ANYTHING = /^(?:(.)\1*|\s*)$/su;

/** Whether a password is among those that are tried first. Case does not make it better. */
export const isCommonPassword = (password: string): boolean =>
  HARDLY_ANYTHING.test(password.toLowerCase()) || COMMON.has(password.toLowerCase());
