import { useTranslation } from '@tercet/i18n/react';
import { Dialog } from '@tercet/ui';
import { Command } from 'cmdk';
import { useRef } from 'react';
import { useActionName } from '../use-action-name';
import { PALETTE, type PaletteEntry } from './palette-actions';

export interface ActionPaletteProps {
  open: boolean;
  onClose: () => void;
  /** @returns whether it is begun, so that what it shows takes the focus */
  onChoose: (entry: PaletteEntry) => boolean;
}

/** All actions by keyboard: a few letters of a name, and Enter. */
export default function ActionPalette({ open, onClose, onChoose }: ActionPaletteProps) {
  const { t } = useTranslation('editor');
  const nameOf = useActionName();
  const input = useRef<HTMLInputElement>(null);
  const returnTo = useRef<{ focus(): void } | null>(null);
  const choose = (entry: PaletteEntry) => {
    returnTo.current = onChoose(entry) ? { focus: () => undefined } : null;
  };
  const nameOfEntry = (entry: PaletteEntry) =>
    entry === 'describe' ? t('assistant.actions.generate') : nameOf(entry);

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('assistant.actionsLabel')}
      returnFocusTo={returnTo}
      focusFirst={() => input.current?.focus()}
      flush
    >
      <Command label={t('assistant.actionsLabel')} loop>
        <Command.Input
          ref={input}
          placeholder={t('assistant.findAction')}
          className="block min-h-12 w-full border-y border-line bg-surface px-5 text-base text-ink placeholder:text-ink-muted focus-visible:-outline-offset-2"
        />
        <Command.List className="max-h-[50dvh] overflow-y-auto p-2">
          <Command.Empty className="px-3 py-4 text-ink-muted">
            {t('assistant.noSuchAction')}
          </Command.Empty>
          {PALETTE.map((entry) => (
            <Command.Item
              key={nameOfEntry(entry)}
              value={nameOfEntry(entry)}
              onSelect={() => choose(entry)}
              className="flex min-h-10 cursor-default items-center rounded-sm px-3 data-[selected=true]:bg-brand-soft"
            >
              {nameOfEntry(entry)}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
