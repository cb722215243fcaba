import { PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useFieldWords } from './field-words';
import { PasswordField } from './PasswordField';

interface Entry extends UseFormRegisterReturn {
  label: string;
  fault: FieldError | undefined;
}

/** The password that somebody chooses, with its rule, and the same once more. */
export function NewPasswordFields({ chosen, repeated }: { chosen: Entry; repeated: Entry }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <NewPasswordField {...chosen} hint={t('fields.passwordHint', { min: PASSWORD_MIN_LENGTH })} />
      <NewPasswordField {...repeated} />
    </>
  );
}

function NewPasswordField({ fault, ...entry }: Entry & { hint?: string }) {
  const fieldWords = useFieldWords();
  return (
    <PasswordField {...entry} autoComplete="new-password" error={fieldWords(fault?.message)} />
  );
}
