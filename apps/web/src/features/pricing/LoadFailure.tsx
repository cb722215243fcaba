import { toAppError } from '@tercet/api-client';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { FormFailure } from '../../forms/FormFailure';

export interface LoadFailureProps {
  title: string;
  loading: {
    error: unknown;
    isRetrying: boolean;
    refetch: () => Promise<unknown>;
  };
}

/** What the page could not learn from the server, and another try. */
export function LoadFailure({ title, loading }: LoadFailureProps) {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  const { error, isRetrying, refetch } = loading;
  if (!error && !isRetrying) return null;
  return (
    <FormFailure title={title} text={error ? say(toAppError(error)) : ''}>
      <Button
        size="sm"
        className="mt-3"
        loading={isRetrying}
        // The query itself tells of another failure.
        onClick={() => void refetch().catch(() => undefined)}
      >
        {t('actions.retry')}
      </Button>
    </FormFailure>
  );
}
