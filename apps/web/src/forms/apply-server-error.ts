import type { AppError } from '@tercet/api-client';
import type { FieldError } from '@tercet/contracts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ValidationKey } from './field-schemas';

type Sentences = Partial<Record<FieldError, ValidationKey>>;

const EMAIL: Sentences = {
  REQUIRED: 'emailInvalid',
  TOO_LONG: 'emailInvalid',
  INVALID: 'emailInvalid',
};
const PASSWORD: Sentences = {
  REQUIRED: 'passwordRequired',
  TOO_SHORT: 'passwordTooShort',
  TOO_LONG: 'passwordTooLong',
  TOO_COMMON: 'passwordCommon',
};

/** The page's sentence for what the server finds wrong with a field. */
const SENTENCES: Readonly<Record<string, Sentences>> = {
  name: { REQUIRED: 'nameRequired', TOO_LONG: 'nameTooLong' },
  message: { REQUIRED: 'messageRequired', TOO_LONG: 'messageTooLong' },
  email: EMAIL,
  newEmail: EMAIL,
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: PASSWORD,
  confirmPassword: { NOT_THE_SAME: 'passwordsDiffer' },
};

const GENERAL: Sentences = { INVALID_CHARACTERS: 'invisibleCharacter' };

/**
 * Puts the server's complaints at the fields that they are about.
 * @returns whether every complaint found its field; otherwise the form has to say it as a whole.
 */
export function applyServerError<T extends FieldValues>(
  error: AppError,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const complaints = Object.entries(error.fieldErrors ?? {});
  let placed = 0;
  for (const [name, [code]] of complaints) {
    const field = fields.find((candidate) => candidate === name);
    if (!field || !code) continue;
    const message = SENTENCES[name]?.[code] ?? GENERAL[code] ?? 'refused';
    setError(field, { type: 'server', message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  return placed > 0 && placed === complaints.length;
}
