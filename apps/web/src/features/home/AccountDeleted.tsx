import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { useSession } from '../../session/session';

/** The last word to a person who has just deleted their account. */
export function AccountDeleted() {
  const { t } = useTranslation('home');
  const state = useSession();
  if (state.isAuthenticated || state.reason !== 'deleted') return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-6">
      <Notice tone="good">{t('accountDeleted')}</Notice>
    </div>
  );
}
