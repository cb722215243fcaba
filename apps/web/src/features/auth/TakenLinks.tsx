import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Link, useLocation } from 'react-router-dom';

const LINK = 'font-medium underline underline-offset-4';

/** The ways into the account that an address has already; the address goes along. */
export function TakenLinks({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      <Link to={PAGE_PATHS.signIn + search} state={{ email }} className={LINK}>
        {t('links.signIn')}
      </Link>
      <Link to={PAGE_PATHS.forgotPassword + search} state={{ email }} className={LINK}>
        {t('signIn.forgot')}
      </Link>
    </p>
  );
}
