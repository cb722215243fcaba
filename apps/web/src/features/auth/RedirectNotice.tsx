import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { useSearchParams } from 'react-router-dom';

/** Says what went wrong with the session of somebody who wanted another page. */
export function RedirectNotice() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const error = search.get('error');
  if (error === 'token_expired') return <Notice tone="warn">{t('redirect.tokenExpired')}</Notice>;
  if (error === 'auth_error') return <Notice tone="danger">{t('redirect.authError')}</Notice>;
  return error && <Notice tone="danger">{t('redirect.unknownError')}</Notice>;
}
