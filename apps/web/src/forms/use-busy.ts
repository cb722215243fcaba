import type { AppError } from '@tercet/api-client';
import { useState } from 'react';
import { useSingleFlight } from './use-single-flight';

/**
 * Does something once at a time, and knows how it stands.
 * @param act returns what went wrong, or null
 */
export function useBusy(act: () => Promise<AppError | null>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const start = useSingleFlight(async () => {
    setIsBusy(true);
    setFailure(null);
    const error = await act();
    setIsBusy(false);
    setFailure(error);
  });
  return { isBusy, failure, start };
}
