import { PRODUCT_NAME } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { cx, Logo } from '@tercet/ui';
import { Link, useLocation } from 'react-router-dom';
import { AccountLinks } from './AccountLinks';
import { fillsWindow } from './fills-window';
import { LanguageSwitch } from './LanguageSwitch';
import { MobileMenu } from './MobileMenu';
import { PageLinks } from './PageLinks';
import { ThemeSwitch } from './ThemeSwitch';

export function NavigationBar() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <header
      className={cx(
        'sticky top-0 z-bar border-b border-line bg-paper noscript:static print:static',
        fillsWindow(pathname) && 'print:hidden',
      )}
    >
      <nav
        aria-label={t('nav.label')}
        className={cx(
          'mx-auto flex min-h-16 items-center gap-6 px-5 low:min-h-12',
          !fillsWindow(pathname) && 'max-w-6xl',
        )}
      >
        <Link
          to="/"
          aria-label={t('nav.brand', { product: PRODUCT_NAME })}
          className="flex min-h-10 items-center rounded-sm"
        >
          <Logo />
        </Link>
        <ul className="hidden items-center gap-1 lg:flex print:hidden">
          <PageLinks />
        </ul>
        <div className="ml-auto hidden min-w-0 items-center gap-2 lg:flex print:hidden">
          <div className="contents noscript:hidden">
            <LanguageSwitch />
            <ThemeSwitch />
            <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />
          </div>
          <AccountLinks />
        </div>
        <MobileMenu />
      </nav>
    </header>
  );
}
