import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { focusSection, SECTIONS } from '../sections';

/** Links to the sections, where there is room beside them. */
export function SideNavigation() {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('contents')} className="hidden lg:block">
      <ul className="sticky top-24 flex flex-col border-l border-line">
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={`#${section}`}
              onClick={() => focusSection(section)}
              className="-ml-px flex min-h-9 items-center border-l border-transparent py-1.5 pl-4 text-[0.9375rem] leading-snug text-ink-muted transition-colors duration-150 hover:border-brand hover:text-brand-strong"
            >
              {t(`sections.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
