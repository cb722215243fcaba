import { useTranslation } from '@tercet/i18n/react';
import { useIsOnline } from '../offline/use-is-online';
import type { Lacking } from '../checking/check-status';

/** What is said of a text that was not checked, or not wholly, with the cause where the browser knows it. */
export function useLackingWords() {
  const { t } = useTranslation('checker');
  const isOnline = useIsOnline();
  return (status: Lacking, hasFound: boolean): string => {
    const what = hasFound ? t('partly') : t(`status.${status}`);
    return isOnline ? what : `${t('status.offline')} ${what}`;
  };
}
