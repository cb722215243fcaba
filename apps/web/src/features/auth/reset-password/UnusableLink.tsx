import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../../session/session';
import { IncompleteLink } from '../IncompleteLink';

/** The way on from a link that leads nowhere. */
export function UnusableLink({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const { state } = useLocation() as { state: object | null };
  return (
    <div className="flex flex-col gap-5">
      {isMissing && <IncompleteLink />}
      <Link
        to={PAGE_PATHS.forgotPassword}
        // What the link has left goes along: with it the page also opens for who is signed in.
        state={{ ...state, email: user?.email }}
        className={buttonClass('primary', 'lg')}
      >
        {t('links.askNew')}
      </Link>
    </div>
  );
}
