import { PRODUCT_NAME } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Logo } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { AccountLinks } from './AccountLinks';
import { LanguageSwitch } from './LanguageSwitch';
import { MobileMenu } from './MobileMenu';
import { PageLinks } from './PageLinks';
import { ThemeSwitch } from './ThemeSwitch';

export function NavigationBar() {
  const { t } = useTranslation('common');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <nav
        aria-label={t('nav.label')}
        className="mx-auto flex min-h-16 max-w-6xl items-center gap-6 px-5"
      >
        <Link
          to="/"
          aria-label={t('nav.brand', { product: PRODUCT_NAME })}
          className="flex min-h-10 items-center rounded-sm"
        >
          <Logo />
        </Link>
        <ul className="hidden items-center gap-1 md:flex">
          <PageLinks />
        </ul>
        <div className="ml-auto hidden items-center gap-2 md:flex">
          <LanguageSwitch />
          <ThemeSwitch />
          <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
          <AccountLinks />
        </div>
        <MobileMenu />
      </nav>
    </header>
  );
}
