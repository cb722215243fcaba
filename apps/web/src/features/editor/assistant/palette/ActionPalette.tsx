import { useTranslation } from '@tercet/i18n/react';
import { Dialog } from '@tercet/ui';
import { Command } from 'cmdk';
import { useId, useRef } from 'react';
import type { Scope } from '../session/target';
import { useHindrances } from '../start/use-hindrances';
import { useActionName } from '../use-action-name';
import { operationOf, PALETTE, type PaletteEntry } from './palette-actions';
import { PaletteNote } from './PaletteNote';

export interface ActionPaletteProps {
  open: boolean;
  /** What a chosen action would work on. */
  scope: Scope;
  onClose: () => void;
  /** @returns whether it is begun, so that what it shows takes the focus */
  onChoose: (entry: PaletteEntry) => boolean;
}

/** All actions by keyboard: a few letters of a name, and Enter. */
export default function ActionPalette({ open, scope, onClose, onChoose }: ActionPaletteProps) {
  const { t } = useTranslation('editor');
  const nameOf = useActionName();
  const hindrances = useHindrances();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const returnTo = useRef<{ focus(): void } | null>(null);
  const choose = (entry: PaletteEntry) => {
    returnTo.current = onChoose(entry) ? { focus: () => undefined } : null;
  };
  const leave = () => {
    returnTo.current = null;
    onClose();
  };
  const nameOfEntry = (entry: PaletteEntry) =>
    entry === 'describe' ? t('assistant.actions.generate') : nameOf(entry);

  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={t('assistant.actionsLabel')}
      description={t('assistant.worksOn', { scope: t(`assistant.scopes.${scope}`) })}
      returnFocusTo={returnTo}
      focusFirst={() => input.current?.focus()}
      flush
    >
      <Command label={t('assistant.actionsLabel')} loop>
        <Command.Input
          ref={input}
          placeholder={t('assistant.findAction')}
          aria-describedby={noteId}
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
              disabled={hindrances.of(operationOf(entry)) !== undefined}
              onSelect={() => choose(entry)}
              className="flex min-h-10 cursor-default items-center rounded-sm px-3 data-[disabled=true]:text-ink-muted data-[selected=true]:bg-brand-soft"
            >
              {nameOfEntry(entry)}
            </Command.Item>
          ))}
        </Command.List>
        <PaletteNote id={noteId} hindrances={hindrances.all} />
      </Command>
    </Dialog>
  );
}
