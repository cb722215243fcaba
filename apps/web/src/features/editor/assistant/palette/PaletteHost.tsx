import { isBlank } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../../session/session';
import { useEditor } from '../../state/editor-context';
import { useAssistant } from '../assistant-context';
import { requestLimit } from '../plan-limit';
import { requestsFor } from '../session/requests-for';
import { scopeOf } from '../session/scope';
import { targetOf } from '../session/target';
import { useRequestsLeft } from '../start/use-requests-left';
import type { PaletteEntry } from './palette-actions';
import { usePaletteKey } from './use-palette-key';

const ActionPalette = lazy(() => import('./ActionPalette'));

/** Opens the palette by its key, and begins what is chosen there on as much of the text as the assistant would. */
export function PaletteHost({ onShowAssistant }: { onShowAssistant: () => void }) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const toast = useToast();
  const { view } = useEditor();
  const { start, describe, next } = useAssistant();
  const { user } = useSession();
  const left = useRequestsLeft();
  const [isOpen, setOpen] = useState(false);
  /** It stays once it was needed, so that it can close in peace. */
  const [wasOpen, setWasOpen] = useState(false);
  usePaletteKey(() => {
    setWasOpen(true);
    setOpen(true);
  });

  const scope = () => scopeOf(next.get().scope, view.state.selection.main);

  /** Why it cannot be begun. */
  const refusalOf = (entry: PaletteEntry) => {
    if (entry === 'describe') return undefined;
    const { text } = targetOf(view.state, scope());
    if (isBlank(text)) return messageOf({ code: 'TEXT_EMPTY' });
    // The assistant says how many it takes, and offers what fits.
    const isTooLong = requestsFor(entry.operation, text, requestLimit(user)) > left;
    return isTooLong ? t('assistant.tooLong') : undefined;
  };

  const choose = (entry: PaletteEntry): boolean => {
    setOpen(false);
    onShowAssistant();
    const refusal = refusalOf(entry);
    if (refusal) toast({ text: refusal });
    else if (entry === 'describe') describe();
    else start(entry, scope());
    return !refusal;
  };

  if (!wasOpen) return null;
  return (
    <Suspense>
      <ActionPalette
        open={isOpen}
        scope={scope()}
        onClose={() => setOpen(false)}
        onChoose={choose}
      />
    </Suspense>
  );
}
