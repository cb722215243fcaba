import {
  API_KEY_NAME_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SUPPORT_MESSAGE_MAX_LENGTH,
} from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import type { ValidationKey } from './field-schemas';

const LIMITS: Readonly<Partial<Record<ValidationKey, { min?: number; max?: number }>>> = {
  nameTooLong: { max: NAME_MAX_LENGTH },
  keyNameTooLong: { max: API_KEY_NAME_MAX_LENGTH },
  messageTooLong: { max: SUPPORT_MESSAGE_MAX_LENGTH },
  passwordTooShort: { min: PASSWORD_MIN_LENGTH },
  passwordTooLong: { max: PASSWORD_MAX_LENGTH },
};

/** Puts a field's error, the key of a sentence, in the reader's language. */
export function useFieldWords(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (message) => {
    if (!message) return undefined;
    // The form library passes messages on as mere strings.
    const key = message as ValidationKey;
    return t(`validation.${key}`, LIMITS[key]);
  };
}
