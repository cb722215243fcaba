import { PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones are refused for their length already. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);

/** One character again and again, or nothing but space. */
const HARDLY_ANYTHING = /^(?:(.)\1*|\s*)$/su;

/** Whether a password is among those that are tried first. Neither case nor the width of letters makes it better. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return HARDLY_ANYTHING.test(plain) || COMMON.has(plain);
}
