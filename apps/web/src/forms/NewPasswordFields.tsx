import { PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import type { Registered } from './form-view';
import { PasswordField } from './PasswordField';

type Entry = Registered & { label: string; error: string | undefined };

/** The password that somebody chooses, with its rule, and the same once more. */
export function NewPasswordFields({ chosen, repeated }: { chosen: Entry; repeated: Entry }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        {...chosen}
        autoComplete="new-password"
        hint={t('fields.passwordHint', { min: PASSWORD_MIN_LENGTH })}
      />
      <PasswordField {...repeated} autoComplete="new-password" />
    </>
  );
}
