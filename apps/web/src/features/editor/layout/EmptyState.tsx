import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { usePaste } from '../clipboard/use-clipboard';
import { useEditor } from '../state/editor-context';
import { replaceDocument } from '../drafts/replace-document';
import { useStore } from '../state/use-store';

/** What a newcomer can do with an empty sheet. */
export function EmptyState() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const isEmpty = useStore(editor.document, (state) => state.isEmpty);
  const paste = usePaste();
  const isSearching = useStore(editor.search, (open) => open !== null);
  if (!isEmpty || isSearching) return null;
  const trySample = () => {
    replaceDocument(editor.view, t('empty.sample'));
    editor.checks.checkNow();
    editor.view.focus();
  };
  // The same face and size as the text below, so that the same measure makes the same margin.
  return (
    <div className="pointer-events-none absolute inset-x-0 top-28 mx-auto max-w-[calc(40em+2.5rem)] px-5 font-serif text-sheet sm:top-36 low:top-14">
      <div className="pointer-events-auto flex flex-wrap gap-3 font-sans text-base">
        <Button variant="primary" onClick={trySample}>
          <Icon name="pen" />
          {t('empty.sampleButton')}
        </Button>
        <Button onClick={() => void paste()}>
          <Icon name="paste" />
          {t('empty.pasteButton')}
        </Button>
      </div>
      <p className="mt-4 font-sans text-sm text-ink-muted">{t('empty.hint')}</p>
    </div>
  );
}
