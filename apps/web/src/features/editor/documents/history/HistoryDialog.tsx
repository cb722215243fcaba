import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Dialog, Notice, Spinner } from '@tercet/ui';
import { useRef, useState } from 'react';
import { applyAsOneStep } from '../../issues/apply-as-one-step';
import { useUndoToast } from '../../issues/use-undo-toast';
import type { MenuDialogProps } from '../../layout/ShortcutsDialog';
import { useEditor } from '../../state/editor-context';
import type { KeptVersion } from './history-store';
import { useVersions } from './use-versions';
import { VersionList } from './VersionList';

/** The earlier versions of the document on the sheet: to be looked at, and to be put back. */
export function HistoryDialog({ open, onClose, openedFrom }: MenuDialogProps) {
  const { t } = useTranslation('documents');
  const editor = useEditor();
  const undoToast = useUndoToast();
  const returnTo = useRef<{ focus(): void } | null>(null);
  const close = () => {
    returnTo.current = openedFrom?.current ?? null;
    onClose();
  };
  const restore = async ({ text }: KeptVersion) => {
    const { view, versions } = editor;
    await versions.keep();
    const all = { from: 0, to: view.state.doc.length, insert: text };
    undoToast(t('history.restored'), applyAsOneStep(editor, [all]));
    returnTo.current = view;
    onClose();
  };
  return (
    <Dialog
      placement="sheet"
      open={open}
      onOpenChange={close}
      returnFocusTo={returnTo}
      title={t('history.title')}
      description={t('history.description')}
    >
      {open && <Versions onRestore={(version) => void restore(version)} />}
    </Dialog>
  );
}

interface VersionsProps {
  onRestore: (version: KeptVersion) => void;
}

function Versions({ onRestore }: VersionsProps) {
  const { t } = useTranslation('documents');
  const { versions, retry } = useVersions();
  const [chosen, setChosen] = useState<KeptVersion | null>(null);
  const [isShown, setIsShown] = useState(false);
  if (versions === undefined)
    return (
      <p role="status" className="flex items-center gap-2 py-3">
        <Spinner />
        {t('history.loading')}
      </p>
    );
  if (versions === null)
    return (
      <Notice tone="danger" action={<Button onClick={retry}>{t('retry')}</Button>}>
        {t('history.unreadable')}
      </Notice>
    );
  if (versions.length === 0)
    return <p className="py-6 text-center text-ink-muted">{t('history.none')}</p>;
  if (chosen && isShown)
    return <Preview version={chosen} onBack={() => setIsShown(false)} onRestore={onRestore} />;
  return (
    <VersionList
      versions={versions}
      chosen={chosen}
      onChoose={(version) => {
        setChosen(version);
        setIsShown(true);
      }}
    />
  );
}

interface PreviewProps extends VersionsProps {
  version: KeptVersion;
  onBack: () => void;
}

function Preview({ version, onBack, onRestore }: PreviewProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const time = format.date(version.keptAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <div
        role="region"
        aria-label={t('history.versionOf', { time })}
        tabIndex={0}
        className="max-h-[45dvh] overflow-y-auto rounded-sm border border-line bg-paper p-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {version.text}
      </div>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button variant="primary" autoFocus onClick={() => onRestore(version)}>
          {t('history.restore')}
        </Button>
        <Button onClick={onBack}>{t('history.back')}</Button>
      </div>
    </>
  );
}
