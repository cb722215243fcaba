import * as z from 'zod/mini';
import {
  chosenPassword,
  confirmed,
  email,
  knownPassword,
  personName,
} from '../../forms/field-schemas';

export const signInSchema = z.object({
  email,
  password: knownPassword,
  rememberMe: z.boolean(),
});
export type SignInValues = z.infer<typeof signInSchema>;

export const signUpSchema = z
  .object({
    name: personName,
    email,
    password: chosenPassword,
    confirmPassword: z.string(),
  })
  .check(confirmed('password'));
export type SignUpValues = z.infer<typeof signUpSchema>;

export const forgotPasswordSchema = z.object({ email });
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;

export const resetPasswordSchema = z
  .object({
    newPassword: chosenPassword,
    confirmPassword: z.string(),
  })
  .check(confirmed('newPassword'));
export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
