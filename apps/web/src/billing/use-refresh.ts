import {
  RefreshSubscriptionDocument,
  type RefreshSubscriptionMutation,
} from '@tercet/api-client/generated';
import { useSubscriptionChange } from './use-subscription-change';

const refreshed = (data: RefreshSubscriptionMutation) => data.refreshSubscription;

/** Has the server read anew at the payment provider what the person has paid for. */
export const useRefresh = () => useSubscriptionChange(RefreshSubscriptionDocument, refreshed);
