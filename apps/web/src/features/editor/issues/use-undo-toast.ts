import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useCallback } from 'react';
import type { Applied } from './apply-as-one-step';

/** Says what was done to the text, with a way back for as long as the message and the step are there. */
export function useUndoToast() {
  const { t } = useTranslation('common');
  const toast = useToast();
  return useCallback(
    (text: string, { undo, leave, onGone }: Applied) => {
      const action = { label: t('actions.undo'), onAction: undo };
      onGone(toast({ kind: 'change', text, action, onClose: leave }));
    },
    [t, toast],
  );
}
