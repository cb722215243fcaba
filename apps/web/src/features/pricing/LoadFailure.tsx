import { toAppError } from '@tercet/api-client';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { FormFailure } from '../../forms/FormFailure';

export interface Loading {
  error: unknown;
  isRetrying: boolean;
  refetch: () => Promise<unknown>;
}

export interface LoadFailureProps {
  title: string;
  loading: Loading;
  /** Called once another try has succeeded: the button is gone then. */
  onLoaded: () => void;
}

/** What the page could not learn from the server, and another try. */
export function LoadFailure({ title, loading, onLoaded }: LoadFailureProps) {
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
        onClick={() => void refetch().then(onLoaded, () => undefined)}
      >
        {t('actions.retry')}
      </Button>
    </FormFailure>
  );
}
