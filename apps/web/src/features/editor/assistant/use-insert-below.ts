import { useTranslation } from '@tercet/i18n/react';
import { useUndoToast } from '../issues/use-undo-toast';
import { useAssistant } from './assistant-context';
import { useBackToText } from './use-back-to-text';

/** Writes an answer, or what has come of it, below the text that it is about: in the midst of that, it would tear it apart. */
export function useInsertBelow(onApplied?: () => void): (answer: string) => void {
  const { t } = useTranslation('editor');
  const { insertBelow } = useAssistant();
  const undoToast = useUndoToast();
  const backToText = useBackToText(onApplied);
  return (answer) => {
    const applied = insertBelow(answer);
    if (applied) undoToast(t('toast.inserted'), applied);
    backToText();
  };
}
