import { useTranslation } from '@tercet/i18n/react';
import { PageLoading } from './PageLoading';

/** All that is seen while the server is asked about the token that the page was opened with. */
export function SigningIn() {
  const { t } = useTranslation('common');
  return (
    <main>
      <PageLoading label={t('signingIn')} />
    </main>
  );
}
