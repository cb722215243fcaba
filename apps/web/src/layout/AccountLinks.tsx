import { useTranslation } from '@tercet/i18n/react';
import { Badge, Button, buttonClass, cx } from '@tercet/ui';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { session, useSession } from '../session/session';

interface AccountLinksProps {
  inMenu?: boolean;
  onSignedOut?: () => void;
}

/** Signing in and up, or who is signed in and the way out. In the phone's menu the buttons share its width. */
export function AccountLinks({ inMenu = false, onSignedOut }: AccountLinksProps) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!user) {
    // On the sign-in pages the wanted path travels in the address; the links there keep it.
    const kept = pathname.startsWith('/auth/') ? search : '';
    const share = cx('whitespace-nowrap', inMenu && 'flex-1');
    return (
      <>
        <Link
          to={`/auth/signin${kept}`}
          className={buttonClass(inMenu ? 'secondary' : 'quiet', 'md', share)}
        >
          {t('nav.signIn')}
        </Link>
        <Link to={`/auth/signup${kept}`} className={buttonClass('primary', 'md', share)}>
          {t('nav.signUp')}
        </Link>
      </>
    );
  }
  const signOut = () => {
    session.signOut();
    onSignedOut?.();
    void navigate('/');
  };
  return (
    <>
      <span
        className={cx(
          'flex min-w-0 items-center gap-2',
          // A narrow bar has room for the name only with the plan beneath it, a phone's menu only in a row of its own.
          inMenu ? 'basis-full justify-between' : 'max-xl:flex-col max-xl:items-end max-xl:gap-0.5',
        )}
      >
        <span
          className={cx(
            // What is cut off at its edge would be the tail of a J, too: the edge lies a little before the letters.
            '-ml-1 max-w-full truncate pl-1 text-md leading-snug',
            !inMenu && 'xl:max-w-48',
          )}
          title={user.email}
        >
          {user.name || user.email}
        </span>
        <Badge strong={user.isPremium}>{user.isPremium ? t('plan.premium') : t('plan.free')}</Badge>
      </span>
      <Button
        variant={inMenu ? 'secondary' : 'quiet'}
        // In the bar its letters, not the room around them, end where the page ends.
        className={cx('shrink-0 whitespace-nowrap', inMenu ? 'flex-1' : '-mr-4')}
        onClick={signOut}
      >
        {t('nav.signOut')}
      </Button>
    </>
  );
}
