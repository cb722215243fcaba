import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { cx } from '@tercet/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../session/session';

/** Links to the pages, as list items: the same in the bar and in the phone's menu. */
export function PageLinks() {
  const { t } = useTranslation('common');
  const { user } = useSession();
  return (
    <>
      {user?.isPremium && <PageLink to="/?showHome=true">{t('nav.home')}</PageLink>}
      <PageLink to="/editor">{t('nav.editor')}</PageLink>
      {!user?.isPremium && <PageLink to={PAGE_PATHS.pricing}>{t('nav.pricing')}</PageLink>}
      {user && <PageLink to={PAGE_PATHS.settings}>{t('nav.settings')}</PageLink>}
      <PageLink to={PAGE_PATHS.support}>{t('nav.support')}</PageLink>
    </>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className={({ isActive }) =>
          cx(
            'flex min-h-10 items-center rounded-md px-3 text-md transition-colors hover:text-brand-strong',
            isActive
              ? 'text-ink underline decoration-brand decoration-2 underline-offset-8'
              : 'text-ink-muted',
          )
        }
      >
        {children}
      </NavLink>
    </li>
  );
}
