import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';

/** What a person has to know or decide about the keeping of their text. */
export function Notices({ canKeep }: { canKeep: boolean }) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { drafts } = useEditor();
  const { saving, conflict } = useStore(drafts.state);
  if (conflict) {
    const time = format.date(conflict.savedAt, { dateStyle: 'short', timeStyle: 'short' });
    return (
      <Notice tone="warn" className="m-3 flex-wrap">
        <p>{t('notices.conflict', { time })}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void drafts.keepMine()}>
            {t('notices.keepMine')}
          </Button>
          <Button size="sm" onClick={() => void drafts.takeTheirs()}>
            {t('notices.takeTheirs')}
          </Button>
        </div>
      </Notice>
    );
  }
  if (canKeep && saving !== 'failed') return null;
  return (
    <Notice tone="warn" className="m-3">
      {t('notices.cannotKeep')}
    </Notice>
  );
}
