import { PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones are refused for their length already. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);

/** Whether a password is among those that are tried first. Case does not make it better. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
