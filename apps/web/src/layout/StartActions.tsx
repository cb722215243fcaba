import { useTranslation } from '@tercet/i18n/react';
import { buttonClass, Icon } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { useSession } from '../session/session';

/** The next step from here: an account, or the editor for those who have one. */
export function StartActions() {
  const { t } = useTranslation('common');
  const { isAuthenticated } = useSession();
  if (isAuthenticated) {
    return (
      <Link to="/editor" className={buttonClass('primary', 'lg')}>
        {t('start.open')}
        <Icon name="arrowRight" />
      </Link>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/auth/signup" className={buttonClass('primary', 'lg')}>
        {t('start.signUp')}
      </Link>
      <Link to="/auth/signin" className={buttonClass('secondary', 'lg')}>
        {t('start.signIn')}
      </Link>
    </div>
  );
}
