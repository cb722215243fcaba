import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { session, useSession } from '../../../session/session';

/** The way on from a new password. */
export function SignInAnew() {
  const { t } = useTranslation('auth');
  const { isAuthenticated } = useSession();
  return (
    <Link
      to={PAGE_PATHS.signIn}
      // Whoever is signed in here still is so with another account, which the sign-in page would be hidden from.
      onClick={() => isAuthenticated && session.signOut()}
      className={buttonClass('primary', 'lg', 'w-full')}
    >
      {t('links.signIn')}
    </Link>
  );
}
