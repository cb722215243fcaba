import { useTranslation } from '@tercet/i18n/react';
import { Dialog } from '@tercet/ui';
import type { RefObject } from 'react';
import { isMac } from './keyboard-kind';
import { MOST_SUGGESTIONS } from '../issues/most-suggestions';

const MOD = isMac ? '⌘' : 'control';

/** Keys that keyboards name in their own language. */
const NAMED = ['control', 'shift', 'escape'] as const;

const SHORTCUTS = [
  ['next', ['F7']],
  ['previous', ['shift', 'F7']],
  ['here', [MOD, '.']],
  ['accept', ['1', '…', String(MOST_SUGGESTIONS)]],
  ['close', ['escape']],
  ['actions', [MOD, 'K']],
  ['find', [MOD, 'F']],
  ['undo', [MOD, 'Z']],
  ['messages', ['F8']],
] as const;

export interface MenuDialogProps {
  open: boolean;
  onClose: () => void;
  /** The button of the menu that it is opened from. */
  openedFrom?: RefObject<HTMLElement | null>;
}

export function ShortcutsDialog({ open, onClose, openedFrom }: MenuDialogProps) {
  const { t } = useTranslation('editor');
  const nameOf = (key: string) => {
    const named = NAMED.find((name) => name === key);
    return named ? t(`shortcuts.keys.${named}`) : key;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      returnFocusTo={openedFrom}
      title={t('shortcuts.title')}
    >
      <dl className="divide-y divide-line">
        {SHORTCUTS.map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-sm"
                >
                  {nameOf(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
