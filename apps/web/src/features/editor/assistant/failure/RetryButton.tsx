import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, VisuallyHidden, type ButtonProps } from '@tercet/ui';
import { useState } from 'react';
import { useSecondsUntil } from './use-seconds-until';

export interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  label: string;
  /** When another try makes sense. Milliseconds since 1970. */
  from: number;
  onRetry: () => void;
}

/** Tries again, once that makes sense: until then it says how long that is. */
export function RetryButton({ label, from, onRetry, ...look }: RetryButtonProps) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const seconds = useSecondsUntil(from);
  const [hadToWait] = useState(seconds > 0);
  const isWaiting = seconds > 0;
  return (
    <>
      <Button
        {...look}
        aria-disabled={isWaiting || undefined}
        onClick={isWaiting ? undefined : onRetry}
      >
        {isWaiting ? t('assistant.retryIn', { wait: format.timeTaken(seconds) }) : label}
      </Button>
      <VisuallyHidden role="status">
        {hadToWait && !isWaiting && t('assistant.canRetry')}
      </VisuallyHidden>
    </>
  );
}
