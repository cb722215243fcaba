import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { useSession } from '../../../session/session';

/** The way on from an address that is confirmed. */
export function WayOn() {
  const { t } = useTranslation('auth');
  const { isAuthenticated } = useSession();
  return (
    <Link
      to={isAuthenticated ? PAGE_PATHS.editor : PAGE_PATHS.signIn}
      className={buttonClass('primary', 'lg', 'w-full')}
    >
      {isAuthenticated ? t('links.editor') : t('links.signIn')}
    </Link>
  );
}
