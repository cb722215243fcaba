import type { AppError } from '@tercet/api-client';
import {
  ResumeSubscriptionDocument,
  type ResumeSubscriptionMutation,
} from '@tercet/api-client/generated';
import { useState } from 'react';
import { useSingleFlight } from '../forms/use-single-flight';
import { useSubscriptionChange } from './use-subscription-change';

const resumed = (data: ResumeSubscriptionMutation) => data.resumeSubscription;

/**
 * Takes back that premium ends.
 * @param onResumed learns when the next payment is; null where one that failed is still to be made first
 */
export function useResume(onResumed: (renewsAt: string | null) => void) {
  const change = useSubscriptionChange(ResumeSubscriptionDocument, resumed);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const resume = useSingleFlight(async () => {
    setIsBusy(true);
    setFailure(null);
    const { subscription, error } = await change({});
    setIsBusy(false);
    setFailure(error);
    if (subscription) onResumed(subscription.paymentFailed ? null : subscription.renewsAt);
  });
  return { isBusy, failure, resume };
}
