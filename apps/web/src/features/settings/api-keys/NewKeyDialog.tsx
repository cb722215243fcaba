import { useTranslation } from '@tercet/i18n/react';
import { Dialog } from '@tercet/ui';
import { useState, type RefObject } from 'react';
import { NewKeyForm } from './NewKeyForm';
import { ShownKey } from './ShownKey';

export interface NewKeyDialogProps {
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Makes a key and shows it. The key is nowhere but in here, and gone when the dialog is. */
export function NewKeyDialog({ onClose, returnFocusTo }: NewKeyDialogProps) {
  const { t } = useTranslation('settings');
  const [key, setKey] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Dialog
      open
      lasting={isCreating || key !== null}
      onOpenChange={onClose}
      returnFocusTo={returnFocusTo}
      title={key === null ? t('apiKeys.newTitle') : t('apiKeys.shownTitle')}
    >
      {key === null ? (
        <NewKeyForm onCreated={setKey} onCancel={onClose} onBusy={setIsCreating} />
      ) : (
        <ShownKey apiKey={key} onDone={onClose} />
      )}
    </Dialog>
  );
}
