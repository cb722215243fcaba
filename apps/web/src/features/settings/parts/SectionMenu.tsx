import { useTranslation } from '@tercet/i18n/react';
import { cx, Icon } from '@tercet/ui';
import { useId } from 'react';
import { useDisclosure } from '../../../layout/use-disclosure';
import type { SectionName } from '../sections';
import { SectionLinks } from './SectionLinks';

/** The way to each section where there is no room beside them: a line under the bar that says where one is. */
export function SectionMenu({ current }: { current: SectionName }) {
  const { t } = useTranslation('settings');
  const { isOpen, setIsOpen, toggle, around } = useDisclosure<HTMLElement>();
  const id = useId();
  return (
    <nav
      aria-label={t('contents')}
      {...around}
      className="sticky top-16 z-20 -mx-5 mt-6 border-y border-line bg-paper low:relative low:top-0 lg:hidden print:hidden"
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center bg-paper justify-between gap-3 px-5 text-left text-md font-medium"
      >
        <span className="min-w-0 truncate">
          <span className="sr-only">{t('sectionMenu')} </span>
          {t(`sections.${current}`)}
        </span>
        <span className={cx('text-ink-muted', isOpen && 'rotate-180')}>
          <Icon name="chevronDown" />
        </span>
      </button>
      {isOpen && (
        <>
          <div
            data-testid="backdrop"
            className="fixed inset-0 -z-10 bg-backdrop low:hidden"
            onClick={() => setIsOpen(false)}
          />
          <ul
            id={id}
            onClick={() => setIsOpen(false)}
            className="absolute inset-x-0 top-full max-h-[calc(100dvh-7.5rem)] overflow-y-auto border-y border-line bg-paper px-5 py-2 shadow-2"
          >
            <SectionLinks current={current} />
          </ul>
        </>
      )}
    </nav>
  );
}
