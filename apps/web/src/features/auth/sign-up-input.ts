import type { RegisterInput } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import type { SignUpValues } from './form-schemas';

/** The form's values with what the browser knows of the person's language and time. */
export function toRegisterInput(values: SignUpValues, locale: Locale): RegisterInput {
  return {
    ...values,
    language: locale.toUpperCase() as Uppercase<Locale>,
    culture: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sendEmailVerification: true,
  };
}
