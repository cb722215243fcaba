import { isBlank } from '@tercet/contracts';
import { useErrorMessage } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { lazy, Suspense, useState } from 'react';
import { useEditor } from '../../state/editor-context';
import { useAssistant } from '../assistant-context';
import { targetOf } from '../session/target';
import type { PaletteEntry } from './palette-actions';
import { usePaletteKey } from './use-palette-key';

const ActionPalette = lazy(() => import('./ActionPalette'));

/** Opens the palette by its key, and begins what is chosen there on the selection or else the whole text. */
export function PaletteHost({ onShowAssistant }: { onShowAssistant: () => void }) {
  const messageOf = useErrorMessage();
  const toast = useToast();
  const { view } = useEditor();
  const { start, next } = useAssistant();
  const [isOpen, setOpen] = useState(false);
  /** It stays once it was needed, so that it can close in peace. */
  const [wasOpen, setWasOpen] = useState(false);
  usePaletteKey(() => {
    setWasOpen(true);
    setOpen(true);
  });

  const choose = (entry: PaletteEntry) => {
    setOpen(false);
    onShowAssistant();
    if (entry === 'describe') {
      next.update((now) => ({ ...now, asked: 'generate' }));
    } else if (isBlank(targetOf(view.state, 'selection').text)) {
      toast({ text: messageOf({ code: 'TEXT_EMPTY' }) });
    } else start(entry, 'selection');
  };

  if (!wasOpen) return null;
  return (
    <Suspense>
      <ActionPalette open={isOpen} onClose={() => setOpen(false)} onChoose={choose} />
    </Suspense>
  );
}
