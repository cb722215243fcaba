import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { applyAsOneStep } from '../issues/actions';
import { useEditor } from '../state/editor-context';

/** Clears the text, with a way back. */
export function useClearText(): () => void {
  const { t } = useTranslation(['editor', 'common']);
  const toast = useToast();
  const editor = useEditor();
  return () => {
    const { length } = editor.view.state.doc;
    const { undo } = applyAsOneStep(editor, [{ from: 0, to: length }]);
    toast({
      text: t('toast.cleared'),
      action: { label: t('common:actions.undo'), onAction: undo },
    });
    editor.view.focus();
  };
}
