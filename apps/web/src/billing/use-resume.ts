import {
  ResumeSubscriptionDocument,
  type ResumeSubscriptionMutation,
} from '@tercet/api-client/generated';
import { useBusy } from '../forms/use-busy';
import { useSubscriptionChange } from './use-subscription-change';

const resumed = (data: ResumeSubscriptionMutation) => data.resumeSubscription;

/**
 * Takes back that premium ends.
 * @param onResumed learns when the next payment is; null where one that failed is still to be made first
 */
export function useResume(onResumed: (renewsAt: string | null) => void) {
  const change = useSubscriptionChange(ResumeSubscriptionDocument, resumed);
  const {
    isBusy,
    failure,
    start: resume,
  } = useBusy(async () => {
    const { subscription, error } = await change({});
    if (subscription) onResumed(subscription.paymentFailed ? null : subscription.renewsAt);
    return error;
  });
  return { isBusy, failure, resume };
}
