import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import type { KeptDocument } from './document-store';
import { documentTitle } from './document-title';

/** Where a document was a moment ago, with the way back. */
export function DeletedRow({ document, onUndo }: { document: KeptDocument; onUndo: () => void }) {
  const { t } = useTranslation(['documents', 'common']);
  const title = documentTitle(document) || t('documents:untitled');
  return (
    <li className="flex items-center gap-3 px-2 py-2">
      <p role="status" className="min-w-0 flex-1 truncate text-ink-muted">
        {t('documents:deleted', { title })}
      </p>
      <Button size="sm" autoFocus onClick={onUndo}>
        {t('common:actions.undo')}
      </Button>
    </li>
  );
}
