import { useTranslation } from '@tercet/i18n/react';
import { Button, Dialog, Icon, Notice, Spinner, useToast } from '@tercet/ui';
import { useRef, useState } from 'react';
import { ImportButton } from '../transfer/ImportButton';
import { useImport } from '../transfer/use-import';
import type { KeptDocument } from './document-store';
import { DocumentList } from './DocumentList';
import { useDocuments } from './documents-context';
import { useDocumentList } from './use-document-list';

export interface DocumentsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The writing surface, which has the focus once a document was chosen. */
  surface: { focus(): void };
}

/** All documents of this browser, the last changed first: a way to each, to new ones, and out of sight. */
export default function DocumentsDialog({ open, onClose, surface }: DocumentsDialogProps) {
  const { t } = useTranslation('documents');
  const returnTo = useRef<{ focus(): void } | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const [deleted, setDeleted] = useState<readonly KeptDocument[]>([]);
  const offerUndo = useUndoDeletions();

  const close = (isChosen = false) => {
    returnTo.current = isChosen ? surface : null;
    offerUndo(deleted);
    setDeleted([]);
    setIsNaming(false);
    onClose();
  };
  return (
    <Dialog
      placement="sheet"
      open={open}
      onOpenChange={() => close()}
      lasting={isNaming}
      returnFocusTo={returnTo}
      title={t('title')}
      description={t('description')}
    >
      {open && (
        <Contents
          onChosen={() => close(true)}
          onNaming={setIsNaming}
          deleted={deleted}
          onDeletedChange={setDeleted}
        />
      )}
    </Dialog>
  );
}

/** Says what was deleted, with a way back for as long as the message is there. */
function useUndoDeletions() {
  const { t } = useTranslation(['documents', 'common']);
  const toast = useToast();
  const documents = useDocuments();
  return (deleted: readonly KeptDocument[]) => {
    if (deleted.length === 0) return;
    const each = (work: (document: KeptDocument) => Promise<void>) =>
      Promise.all(deleted.map(work)).catch(() => toast({ text: t('documents:failed') }));
    toast({
      text: t('documents:deletedCount', { count: deleted.length }),
      action: { label: t('common:actions.undo'), onAction: () => void each(documents.restore) },
      onClose: () => void each(({ id }) => documents.purge(id)),
    });
  };
}

interface ContentsProps {
  onChosen: () => void;
  onNaming: (isNaming: boolean) => void;
  deleted: readonly KeptDocument[];
  onDeletedChange: (change: (deleted: readonly KeptDocument[]) => readonly KeptDocument[]) => void;
}

function Contents({ onChosen, onNaming, deleted, onDeletedChange }: ContentsProps) {
  const { t } = useTranslation('documents');
  const documents = useDocuments();
  const { list, retry } = useDocumentList();
  const importFiles = useImport();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isImporting, setIsImporting] = useState(false);

  /** Says so where it fails; resolves to whether it is done. */
  const attempt = async (work: Promise<void>, failure: string) => {
    setFailures([]);
    try {
      await work;
      return true;
    } catch {
      setFailures([failure]);
      return false;
    }
  };
  const show = async (id?: string) => {
    if (await attempt(documents.show(id), t('notOpened'))) onChosen();
  };
  const receive = async (files: readonly File[]) => {
    setIsImporting(true);
    const faults = await importFiles(files);
    setIsImporting(false);
    setFailures(faults);
    if (faults.length === 0) onChosen();
  };

  return (
    <>
      <div className="flex flex-wrap gap-2 pb-3">
        <Button variant="primary" onClick={() => void show()}>
          <Icon name="pen" />
          {t('new')}
        </Button>
        <ImportButton loading={isImporting} onChosen={(files) => void receive(files)} />
      </div>
      {failures.map((failure) => (
        <Notice key={failure} tone="danger" className="mb-3">
          {failure}
        </Notice>
      ))}
      {list === undefined && (
        <p role="status" className="flex items-center gap-2 py-3">
          <Spinner />
          {t('loading')}
        </p>
      )}
      {list === null && (
        <Notice tone="danger" action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('unreadable')}
        </Notice>
      )}
      {list && (
        <DocumentList
          list={list}
          deleted={deleted}
          onOpen={(id) => void show(id)}
          onNaming={onNaming}
          onRename={(id, name) => attempt(documents.rename(id, name), t('failed'))}
          onDelete={async (document) => {
            if (await attempt(documents.remove(document.id), t('failed')))
              onDeletedChange((before) => [...before, document]);
          }}
          onUndo={async (document) => {
            if (await attempt(documents.restore(document), t('failed')))
              onDeletedChange((before) => before.filter(({ id }) => id !== document.id));
          }}
        />
      )}
    </>
  );
}
