import { useTranslation } from '@tercet/i18n/react';
import { IconButton } from '@tercet/ui';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { AccountLinks } from './AccountLinks';
import { LanguageSwitch } from './LanguageSwitch';
import { PageLinks } from './PageLinks';
import { ThemeSwitch } from './ThemeSwitch';
import { useDisclosure } from './use-disclosure';

/** The bar's items on phones and small tablets. Closes on the backdrop and beside it, on Escape, on choosing a link or signing out, and when the focus leaves it. */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const {
    isOpen: open,
    setIsOpen: setOpen,
    close,
    toggle,
    around,
  } = useDisclosure<HTMLDivElement>();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [open]);

  const closeOnLink = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('a')) setOpen(false);
  };

  return (
    <div className="ml-auto lg:hidden noscript:hidden print:hidden" {...around}>
      <IconButton
        ref={toggle}
        className="-mr-2.5"
        icon={open ? 'close' : 'menu'}
        label={open ? t('nav.closeMenu') : t('nav.openMenu')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <>
          <div
            data-testid="backdrop"
            className="fixed inset-0 top-16 z-10 low:top-12 bg-backdrop"
            onClick={() => setOpen(false)}
          />
          <div
            ref={panel}
            id={id}
            onClick={closeOnLink}
            className="absolute inset-x-0 top-full z-20 max-h-[calc(100dvh-4rem)] low:max-h-[calc(100dvh-3rem)] overflow-y-auto border-y border-line bg-paper px-5 py-4 shadow-2"
          >
            <ul className="-mx-3 flex flex-col">
              <PageLinks />
            </ul>
            <div className="mt-3 border-t border-line pt-3">
              {/* Their letters and signs, not the room around them, stand at the edges of the text. */}
              <div className="-mx-2.5 flex items-center justify-between">
                <LanguageSwitch />
                <ThemeSwitch />
              </div>
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-3 border-t border-line pt-4">
              <AccountLinks inMenu onSignedOut={close} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
