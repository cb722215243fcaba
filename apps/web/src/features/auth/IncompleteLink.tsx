import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { isLocalSite } from '../../local-site';

/** What to do about a link without its token. */
export function IncompleteLink() {
  const { t } = useTranslation('auth');
  return (
    <>
      <p>{t('links.whole')}</p>
      {isLocalSite(location.hostname) && <Notice>{t('links.local')}</Notice>}
    </>
  );
}
