import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import type { ValidationKey } from './form-schemas';

/** The server's sentences that the page can say in the reader's language. */
const SERVER_SENTENCES: readonly (readonly [RegExp, ValidationKey])[] = [
  [/^password must be at least/i, 'passwordTooShort'],
  [/^password must be at most/i, 'passwordTooLong'],
  [/too common/i, 'passwordCommon'],
  [/^passwords do not match/i, 'passwordsDiffer'],
  [/^email/i, 'emailInvalid'],
];

const LIMITS: Readonly<Partial<Record<ValidationKey, { min?: number; max?: number }>>> = {
  nameTooLong: { max: NAME_MAX_LENGTH },
  passwordTooShort: { min: PASSWORD_MIN_LENGTH },
  passwordTooLong: { max: PASSWORD_MAX_LENGTH },
};

/** Puts a field's error, a key of the form's own or a sentence of the server, in the reader's language. */
export function useFieldWords(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('auth');
  const locale = useLocale();
  return (message) => {
    if (!message) return undefined;
    const own = i18n.exists(`auth:validation.${message}`);
    const key = own
      ? (message as ValidationKey)
      : SERVER_SENTENCES.find(([pattern]) => pattern.test(message))?.[1];
    if (key) return t(`validation.${key}`, LIMITS[key]);
    // A sentence that the page does not know: better in English than not at all, but only to English readers.
    return locale === 'en' ? message : t('validation.refused');
  };
}
