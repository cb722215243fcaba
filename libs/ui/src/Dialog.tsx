import { useTranslation } from '@tercet/i18n/react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { cx } from './cx';
import { IconButton } from './IconButton';
import { useScrolledByKeys } from './use-scrolled-by-keys';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** `sheet` sits at the bottom edge on phones and in the middle elsewhere. */
  placement?: 'center' | 'sheet';
  /** The content reaches the dialog's edges, and brings its own distances. */
  flush?: boolean;
  /** Holds what is lost when it closes: only a button does that, not Escape nor a click beside it. */
  lasting?: boolean;
  /** What gets the focus afterwards in place of what had it before, as where an item of a menu is gone by then. */
  returnFocusTo?: RefObject<{ focus(): void } | null> | undefined;
  /** Gives the focus to what is to have it first; without it that is the button that closes the dialog. */
  focusFirst?: () => void;
}

/** A modal dialog: keeps the focus, closes on Escape and backdrop unless it is lasting, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children } = props;
  const { placement = 'center', flush = false, lasting = false } = props;
  const { t } = useTranslation('common');
  /** What had the focus when it opened. */
  const before = useRef<Element | null>(null);
  const body = useScrolledByKeys<HTMLDivElement>();
  const inset = placement === 'sheet' ? 'px-4' : 'px-5';
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {open && <Backdrop />}
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(lasting && { onEscapeKeyDown: stay, onInteractOutside: stay })}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            if (!props.focusFirst) return;
            event.preventDefault();
            props.focusFirst();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (props.returnFocusTo?.current) return props.returnFocusTo.current.focus();
            // Nobody has taken it meanwhile.
            const isFree = document.activeElement === document.body;
            if (isFree && before.current instanceof HTMLElement) before.current.focus();
          }}
          className={cx(
            'fixed z-dialog flex max-h-[85dvh] flex-col overflow-hidden border border-line bg-surface text-ink shadow-2 print:hidden',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(34rem,92vw)]',
            'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg',
            placement === 'sheet'
              ? 'inset-x-0 bottom-0 rounded-t-lg'
              : 'top-1/2 left-1/2 w-[92vw] -translate-x-1/2 -translate-y-1/2 rounded-lg',
          )}
        >
          <div className={cx('flex items-start gap-4 pt-4', description ? 'pb-4' : 'pb-3', inset)}>
            <div className="min-w-0 flex-1">
              <Primitive.Title className="font-serif text-xl">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-sm text-ink-muted">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton icon="close" label={t('actions.close')} className="-mt-1.5 -mr-2" />
            </Primitive.Close>
          </div>
          <div
            ref={body}
            className={cx(
              'overflow-y-auto -outline-offset-2',
              flush ? 'pb-[env(safe-area-inset-bottom)]' : 'pb-5',
              !flush && inset,
            )}
          >
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const stay = (event: Event) => event.preventDefault();

const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth;

/** Not the library's overlay: that one injects a style element, which the content security policy refuses. */
function Backdrop() {
  // Asked before the backdrop is in the page, as it takes the scrollbar away.
  const [scrolling] = useState(hasScrollbar);
  return (
    <div
      data-backdrop={scrolling ? 'scrolling' : 'still'}
      className="fixed inset-0 z-backdrop bg-backdrop print:hidden"
    />
  );
}
