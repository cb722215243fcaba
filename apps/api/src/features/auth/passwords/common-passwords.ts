import { PASSWORD_MIN_LENGTH, PRODUCT_NAME } from '@tercet/contracts';
import { invalidFields } from '../../../platform/errors/invalid-fields';
import { normalizeEmail } from '../../../platform/validation/email-address';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones are refused for their length already. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);

/** One character again and again, but for the last at most, or nothing but space. */
const HARDLY_ANYTHING = /^(?:(.)\1*.?|\s*)$/su;

/** The name of the product, with whatever people put behind a word: `tercet123!`. */
const PRODUCT = new RegExp(`^${PRODUCT_NAME}[\\p{N}\\p{P}\\p{S}]*$`, 'iu');

/** @throws {AppError} VALIDATION_FAILED where somebody chooses the address of their account as its password */
export function assertNotAddress(newPassword: string, email: string): void {
  if (normalizeEmail(newPassword) !== email) return;
  throw invalidFields({ newPassword: ['This password is too common'] }, 'TOO_COMMON');
}

/** Whether a password is among those that are tried first. Neither case nor the width of letters makes it better. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return HARDLY_ANYTHING.test(plain) || PRODUCT.test(plain) || COMMON.has(plain);
}
