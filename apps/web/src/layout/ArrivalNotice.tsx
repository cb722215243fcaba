import { useTranslation } from '@tercet/i18n/react';
import { IconButton, Notice } from '@tercet/ui';
import { useState } from 'react';
import { useSession } from '../session/session';
import type { ArrivalNews } from '../session/url-token';

/** Says what a link with a token has done to the sign-in, on every page until it is closed or another account signs in. */
export function ArrivalNotice({ what, email }: ArrivalNews) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || user?.email !== email) return null;
  const close = () => {
    setIsClosed(true);
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone="warn"
      className="mx-auto my-3 w-[min(72rem,calc(100vw-2.5rem))] [overflow-wrap:anywhere] print:hidden"
      action={<IconButton icon="close" size="sm" label={t('actions.close')} onClick={close} />}
    >
      <p>{t(`arrival.${what}`, { email })}</p>
    </Notice>
  );
}
