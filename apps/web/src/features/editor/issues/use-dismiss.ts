import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { useCallback } from 'react';
import { useEditor } from '../state/editor-context';
import type { EditorSession } from '../state/editor-session';
import { dismissIssue, type TakeBack } from './actions';

/** What the message on the screen takes back, of each editor: the cards that show it come and go with their issues. */
const shown = new WeakMap<EditorSession, readonly TakeBack[]>();

/** Dismisses an issue and says so, with a way back for all that were dismissed while the message stands. */
export function useDismiss() {
  const { t } = useTranslation(['editor', 'common']);
  const toast = useToast();
  const editor = useEditor();
  return useCallback(
    (issue: DocumentIssue) => {
      const all = [...(shown.get(editor) ?? []), dismissIssue(editor, issue)];
      shown.set(editor, all);
      toast({
        kind: 'dismissed',
        text: t('toast.dismissed', { count: all.length }),
        action: {
          label: t('common:actions.undo'),
          onAction() {
            for (const takeBack of all) takeBack();
          },
        },
        onClose() {
          // One that the next dismissal replaced has handed its own over.
          if (shown.get(editor) === all) shown.delete(editor);
        },
      });
    },
    [t, toast, editor],
  );
}
