import { plainText } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useCallback } from 'react';
import { useEditor } from '../state/editor-context';
import { copyText, readClipboard } from '../../../clipboard/clipboard';

/** Copies a text and says how it went. */
export function useCopy() {
  const { t } = useTranslation('editor');
  const toast = useToast();
  return useCallback(
    async (text: string) => {
      const copied = await copyText(text);
      toast({ text: copied ? t('toast.copied') : t('toast.copyFailed') });
    },
    [t, toast],
  );
}

/** Pastes at the caret, in place of the selection, and says when the browser refuses. */
export function usePaste() {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const { view, checks } = useEditor();
  return useCallback(async () => {
    const copied = await readClipboard();
    if (copied === null) return toast({ text: t('toast.pasteFailed') });
    const text = plainText(copied);
    if (text === '') return toast({ text: t('toast.pasteEmpty') });
    view.dispatch(view.state.replaceSelection(view.state.toText(text)), {
      userEvent: 'input.paste',
      scrollIntoView: true,
    });
    view.focus();
    checks.checkNow();
  }, [t, toast, view, checks]);
}
