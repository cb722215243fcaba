import type { AppError } from '@tercet/api-client';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { FormFailure } from '../../../forms/FormFailure';

export interface LinkUncheckedProps {
  error: AppError;
  onRetry: () => void;
}

/** The server could not be asked about the link. */
export function LinkUnchecked({ error, onRetry }: LinkUncheckedProps) {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  return (
    <div className="flex flex-col items-start gap-5">
      <FormFailure title={t('reset.unchecked')} text={say(error)} />
      <Button variant="primary" size="lg" onClick={onRetry}>
        {t('links.retry')}
      </Button>
    </div>
  );
}
