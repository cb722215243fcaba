import { useTranslation } from '@tercet/i18n/react';
import type { SectionName } from '../sections';
import { SectionLinks } from './SectionLinks';

/** Links to the sections, where there is room beside them. */
export function SideNavigation({ current }: { current: SectionName }) {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('contents')} className="hidden lg:block print:hidden">
      <ul className="sticky top-24 flex flex-col border-l border-line">
        <SectionLinks current={current} />
      </ul>
    </nav>
  );
}
