import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { focusSection, SECTIONS, type SectionName } from '../sections';

/** Links to the sections, as list items: the same beside them and in the phone's menu. */
export function SectionLinks({ current }: { current: SectionName }) {
  const { t } = useTranslation('settings');
  return SECTIONS.map((section) => (
    <li key={section}>
      <Link
        to={`#${section}`}
        onClick={() => focusSection(section)}
        aria-current={section === current ? 'location' : undefined}
        className="-ml-px flex min-h-10 items-center border-l border-transparent py-1.5 pl-4 text-md leading-snug text-ink-muted transition-colors hover:border-brand hover:text-brand-strong aria-[current]:border-brand aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9"
      >
        {t(`sections.${section}`)}
      </Link>
    </li>
  ));
}
