import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useEffect } from 'react';
import { session } from '../session/session';
import { takeNextPageMessage } from './next-page-message';

/** Says, in passing, what the page before has left to be said. */
export function NextPageToast() {
  const { t } = useTranslation('common');
  const show = useToast();
  useEffect(() => {
    const message = takeNextPageMessage();
    const email = session.getState().user?.email;
    if (message && email) show({ text: t(`nextPage.${message}`, { email }) });
  }, [show, t]);
  return null;
}
