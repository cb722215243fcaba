import { useTranslation } from '@tercet/i18n/react';
import { Badge, Button, buttonClass } from '@tercet/ui';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { session, useSession } from '../session/session';

/** Signing in and up, or who is signed in and the way out. */
export function AccountLinks() {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!user) {
    // On the sign-in pages the wanted path travels in the address; the links there keep it.
    const search = pathname.startsWith('/auth/') ? location.search : '';
    return (
      <>
        <Link to={`/auth/signin${search}`} className={buttonClass('quiet')}>
          {t('nav.signIn')}
        </Link>
        <Link to={`/auth/signup${search}`} className={buttonClass('primary')}>
          {t('nav.signUp')}
        </Link>
      </>
    );
  }
  const signOut = () => {
    session.signOut();
    void navigate('/');
  };
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <span className="max-w-40 truncate text-[0.9375rem]" title={user.email}>
          {user.name || user.email}
        </span>
        <Badge strong={user.isPremium}>{user.isPremium ? t('plan.premium') : t('plan.free')}</Badge>
      </span>
      <Button variant="quiet" onClick={signOut}>
        {t('nav.signOut')}
      </Button>
    </>
  );
}
