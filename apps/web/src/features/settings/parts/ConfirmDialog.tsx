import type { AppError } from '@tercet/api-client';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Dialog } from '@tercet/ui';
import { useRef, useState, type RefObject } from 'react';
import { FormFailure } from '../../../forms/FormFailure';
import { useSingleFlight } from '../../../forms/use-single-flight';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  failedTitle: string;
  /** @returns what went wrong, or null when it is done and the dialog may go */
  onConfirm: () => Promise<AppError | null>;
  onClose: () => void;
  returnFocusTo: RefObject<{ focus(): void } | null>;
}

/** Asks before something is done that cannot be undone. Open as long as it is there. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const cancel = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = useSingleFlight(async () => {
    setIsBusy(true);
    setFailure(null);
    const error = await props.onConfirm();
    setIsBusy(false);
    if (error) setFailure(error);
    else props.onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      focusFirst={() => cancel.current?.focus()}
      returnFocusTo={props.returnFocusTo}
    >
      <p>{props.text}</p>
      {failure && (
        <div className="mt-4">
          <FormFailure title={props.failedTitle} text={say(failure)} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button ref={cancel} onClick={props.onClose}>
          {t('actions.cancel')}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void confirm()}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
