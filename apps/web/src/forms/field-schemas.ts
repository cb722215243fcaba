import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  plainText,
  SUPPORT_MESSAGE_MAX_LENGTH,
} from '@tercet/contracts';
import * as z from 'zod/mini';
import type auth from '@tercet/i18n/locales/en/auth.json';

/** Names of the sentences under `auth:validation`: a schema says which, the field says it in the reader's language. */
export type ValidationKey = keyof (typeof auth)['validation'];

export const says = (key: ValidationKey): ValidationKey => key;

/** Something before and after an @, and a point after it: whether an address is one, the server says. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, says('emailInvalid')),
    z.regex(EMAIL, says('emailInvalid')),
  );

export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says('nameRequired')),
    z.maxLength(NAME_MAX_LENGTH, says('nameTooLong')),
  );

export const optionalName = z
  .string()
  .check(z.trim(), z.maxLength(NAME_MAX_LENGTH, says('nameTooLong')));

export const supportMessage = z
  .string()
  .check(
    z.overwrite(plainText),
    z.trim(),
    z.minLength(1, says('messageRequired')),
    z.maxLength(SUPPORT_MESSAGE_MAX_LENGTH, says('messageTooLong')),
  );

/** The password that an account has: only the server knows whether it is the one. */
export const knownPassword = z.string().check(z.minLength(1, says('passwordRequired')));

/** A password that an account is to have. */
export const chosenPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, says('passwordTooShort')),
    z.maxLength(PASSWORD_MAX_LENGTH, says('passwordTooLong')),
  );

/** Finds fault with `confirmPassword` where it differs from the password in `field`. */
export const confirmed = <Field extends string>(field: Field) =>
  z.refine<Record<Field | 'confirmPassword', string>>(
    (values) => values[field] === values.confirmPassword,
    {
      path: ['confirmPassword'],
      error: says('passwordsDiffer'),
      // Said even while other fields still have errors of their own.
      when: () => true,
    },
  );
