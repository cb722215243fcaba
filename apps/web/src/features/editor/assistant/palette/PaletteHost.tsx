import { isBlank } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../../session/session';
import { useEditor } from '../../state/editor-context';
import { useAssistant } from '../assistant-context';
import { requestLimit } from '../plan-limit';
import { requestsFor } from '../session/requests-for';
import { targetOf } from '../session/target';
import { useHindrance } from '../start/use-hindrance';
import { useRequestsLeft } from '../start/use-requests-left';
import type { PaletteEntry } from './palette-actions';
import { usePaletteKey } from './use-palette-key';

const ActionPalette = lazy(() => import('./ActionPalette'));

/** Opens the palette by its key, and begins what is chosen there on the selection or else the whole text. */
export function PaletteHost({ onShowAssistant }: { onShowAssistant: () => void }) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const toast = useToast();
  const { view } = useEditor();
  const { start, next } = useAssistant();
  const { user } = useSession();
  const hindranceOf = useHindrance();
  const left = useRequestsLeft();
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
    const operation = entry === 'describe' ? 'generate' : entry.operation;
    const hindrance = hindranceOf(operation);
    if (hindrance) return void toast({ text: hindrance });
    if (entry === 'describe') {
      next.update((now) => ({ ...now, asked: 'generate' }));
    } else if (isBlank(targetOf(view.state, 'selection').text)) {
      toast({ text: messageOf({ code: 'TEXT_EMPTY' }) });
    } else if (
      requestsFor(operation, targetOf(view.state, 'selection').text, requestLimit(user)) > left
    ) {
      // The assistant says how many it takes, and offers what fits.
      toast({ text: t('assistant.tooLong') });
    } else start(entry, 'selection');
  };

  if (!wasOpen) return null;
  return (
    <Suspense>
      <ActionPalette open={isOpen} onClose={() => setOpen(false)} onChoose={choose} />
    </Suspense>
  );
}
