import { plainText } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { applyAsOneStep } from '../issues/apply-as-one-step';
import { useUndoToast } from '../issues/use-undo-toast';
import { useEditor } from '../state/editor-context';
import { useBackToText } from './use-back-to-text';

/** Writes an answer into the text, as one step with a way back. `onApplied` stands for going back to the text. */
export function useInsert(onApplied: (() => void) | undefined) {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const undoToast = useUndoToast();
  const backToText = useBackToText(onApplied);
  const write = (from: number, insert: string) => {
    const applied = applyAsOneStep(editor, [{ from, insert }]);
    editor.checks.checkNow();
    undoToast(t('toast.inserted'), applied);
    backToText();
  };
  return {
    atCaret: (answer: string) => write(editor.view.state.selection.main.head, plainText(answer)),
    /** Below the paragraph of the caret. */
    below(answer: string) {
      const { doc, selection } = editor.view.state;
      write(doc.lineAt(selection.main.to).to, `\n\n${plainText(answer)}`);
    },
  };
}
