import { useTranslation } from '@tercet/i18n/react';
import { Toast as Primitive } from 'radix-ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx';
import { IconButton } from '../IconButton';
import { ToastContext, type ShowToast, type ToastMessage } from './toast-context';

interface Shown extends ToastMessage {
  id: number;
}

const PLAIN_MS = 5_000;
const WITH_ACTION_MS = 8_000;
const AT_MOST = 2;
const KEYS = ['F8'];

const kindOf = ({ kind, text }: ToastMessage) => kind ?? text;

/** Holds passing messages: announced, paused while hovered or focused, reached with F8, swiped away on phones. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const open = useRef<readonly Shown[]>([]);
  const viewport = useRef<HTMLOListElement>(null);
  const [round, setRound] = useState(0);

  /** Keeps these, and tells those that go. */
  const keep = useCallback((next: readonly Shown[]) => {
    const gone = open.current.filter((toast) => !next.includes(toast));
    open.current = next;
    setShown(next);
    for (const { onClose } of gone) onClose?.();
  }, []);
  const remove = useCallback(
    (id: number) => keep(open.current.filter((toast) => toast.id !== id)),
    [keep],
  );
  const show = useCallback<ShowToast>(
    (message) => {
      lastId.current += 1;
      const id = lastId.current;
      // One that was closed under the pointer leaves the library waiting for ever for the pointer to go.
      const isFirst = open.current.length === 0;
      if (isFirst && !viewport.current?.contains(document.activeElement)) setRound(id);
      const others = open.current.filter((other) => kindOf(other) !== kindOf(message));
      keep([...others, { ...message, id }].slice(-AT_MOST));
      return () => remove(id);
    },
    [keep, remove],
  );

  return (
    <ToastContext value={show}>
      {children}
      <Primitive.Provider key={round} label={t('notifications')} swipeDirection="right">
        {shown.map(({ id, text, action }) => (
          <Primitive.Root
            key={id}
            duration={action ? WITH_ACTION_MS : PLAIN_MS}
            onOpenChange={(open) => {
              if (!open) remove(id);
            }}
            className="flex items-center gap-3 rounded-md bg-ink py-2 pr-2 pl-4 text-paper shadow-2 [--focus:var(--paper)]"
          >
            <Primitive.Description className="min-w-0 flex-1 text-md [overflow-wrap:anywhere]">
              {text}
            </Primitive.Description>
            {action && (
              <Primitive.Action
                altText={action.label}
                onClick={action.onAction}
                className="min-h-8 rounded-sm px-2.5 text-md font-semibold underline underline-offset-4"
              >
                {action.label}
              </Primitive.Action>
            )}
            <Primitive.Close asChild>
              <IconButton
                icon="close"
                size="sm"
                label={t('actions.close')}
                className="text-paper hover:bg-paper/15 hover:text-paper"
              />
            </Primitive.Close>
          </Primitive.Root>
        ))}
        <Primitive.Viewport
          ref={viewport}
          hotkey={KEYS}
          label={t('notificationsByKey', { key: KEYS.join(' ') })}
          className={cx(
            'fixed bottom-[calc(1rem+var(--bottom-bar))] left-1/2 z-toast flex w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 flex-col gap-2 print:hidden',
            // A dialog stands in the middle or at the bottom: never over its buttons.
            '[:root:has([data-backdrop])_&]:top-2 [:root:has([data-backdrop])_&]:bottom-auto',
          )}
        />
      </Primitive.Provider>
    </ToastContext>
  );
}
