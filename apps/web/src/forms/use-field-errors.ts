import {
  API_KEY_NAME_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SUPPORT_MESSAGE_MAX_LENGTH,
} from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ValidationKey } from './field-schemas';

const LIMITS: Readonly<Partial<Record<ValidationKey, { min?: number; max?: number }>>> = {
  nameTooLong: { max: NAME_MAX_LENGTH },
  keyNameTooLong: { max: API_KEY_NAME_MAX_LENGTH },
  messageTooLong: { max: SUPPORT_MESSAGE_MAX_LENGTH },
  passwordTooShort: { min: PASSWORD_MIN_LENGTH },
  passwordTooLong: { max: PASSWORD_MAX_LENGTH },
};

/** What is wrong with each field of a form, in the reader's language. */
export function useFieldErrors<T extends FieldValues>(
  errors: FieldErrors<T>,
): (name: keyof T & string) => string | undefined {
  const { t } = useTranslation('auth');
  return (name) => {
    // The form library passes messages on as mere strings.
    const key = errors[name]?.message as ValidationKey | undefined;
    return key && t(`validation.${key}`, LIMITS[key]);
  };
}
