import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@tercet/contracts';
import * as z from 'zod/mini';
import type auth from '@tercet/i18n/locales/en/auth.json';

/** Names of the sentences under `auth:validation`: a schema says which, the field says it in the reader's language. */
export type ValidationKey = keyof (typeof auth)['validation'];

const says = (key: ValidationKey): ValidationKey => key;

/** Something before and after an @, and a point after it: whether an address is one, the server says. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, says('emailInvalid')),
    z.regex(EMAIL, says('emailInvalid')),
  );

export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, says('passwordRequired'))),
  rememberMe: z.boolean(),
});
export type SignInValues = z.infer<typeof signInSchema>;

export const signUpSchema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, says('nameRequired')),
        z.maxLength(NAME_MAX_LENGTH, says('nameTooLong')),
      ),
    email,
    password: z
      .string()
      .check(
        z.minLength(PASSWORD_MIN_LENGTH, says('passwordTooShort')),
        z.maxLength(PASSWORD_MAX_LENGTH, says('passwordTooLong')),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine((values) => values.password === values.confirmPassword, {
      path: ['confirmPassword'],
      error: says('passwordsDiffer'),
      // Said even while other fields still have errors of their own.
      when: () => true,
    }),
  );
export type SignUpValues = z.infer<typeof signUpSchema>;
