import type { AppError } from '@tercet/api-client';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Dialog, type ButtonVariant } from '@tercet/ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormFailure } from '../../../forms/FormFailure';
import { useSingleFlight } from '../../../forms/use-single-flight';

export interface ConfirmDialogProps {
  title: string;
  /** What it means, in words, or as more than that. */
  children: ReactNode;
  confirmLabel: string;
  /** Whether it is known yet what is to be confirmed. */
  canConfirm?: boolean;
  /** How the button looks that does it; by default as one that takes something away. */
  variant?: ButtonVariant;
  /** What the button that leaves all as it is says, where that has words of its own. */
  cancelLabel?: string;
  failedTitle: string | ((error: AppError) => string);
  /** What failed, where that is to be said in words of its own. */
  failedText?: (error: AppError) => string | undefined;
  /** What helps after a failure beside another try. */
  wayOut?: (error: AppError) => ReactNode;
  /** @returns what went wrong, or null when it is done and the dialog may go */
  onConfirm: () => Promise<AppError | null>;
  onClose: () => void;
  /** What gets the focus once it is done. */
  returnFocusTo: RefObject<{ focus(): void } | null>;
}

/** Asks before something is done that is not undone with a click. Open as long as it is there. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const cancel = useRef<HTMLButtonElement>(null);
  const returnFocusTo = useRef<{ focus(): void } | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = useSingleFlight(async () => {
    setIsBusy(true);
    setFailure(null);
    const error = await props.onConfirm();
    setIsBusy(false);
    if (error) return setFailure(error);
    returnFocusTo.current = props.returnFocusTo.current;
    props.onClose();
  });
  const titleOf = (error: AppError) =>
    typeof props.failedTitle === 'string' ? props.failedTitle : props.failedTitle(error);
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      focusFirst={() => cancel.current?.focus()}
      returnFocusTo={returnFocusTo}
    >
      {props.children}
      {failure && (
        <div className="mt-4">
          <FormFailure title={titleOf(failure)} text={props.failedText?.(failure) ?? say(failure)}>
            {props.wayOut?.(failure)}
          </FormFailure>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button ref={cancel} onClick={props.onClose}>
          {props.cancelLabel ?? t('actions.cancel')}
        </Button>
        {props.canConfirm !== false && (
          <Button
            variant={props.variant ?? 'danger'}
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {props.confirmLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
