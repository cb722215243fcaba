import { useTranslation } from '@tercet/i18n/react';
import { applyAsOneStep } from '../issues/apply-as-one-step';
import { useUndoToast } from '../issues/use-undo-toast';
import { useEditor } from '../state/editor-context';

/** Clears the text, with a way back. */
export function useClearText(): () => void {
  const { t } = useTranslation('editor');
  const undoToast = useUndoToast();
  const editor = useEditor();
  return () => {
    const { length } = editor.view.state.doc;
    undoToast(t('toast.cleared'), applyAsOneStep(editor, [{ from: 0, to: length }]));
    editor.view.focus();
  };
}
