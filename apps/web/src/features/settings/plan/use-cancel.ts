import type { AppError } from '@tercet/api-client';
import {
  CancelSubscriptionDocument,
  type CancelSubscriptionMutation,
} from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useSubscriptionChange } from '../../../billing/use-subscription-change';

const cancelled = (data: CancelSubscriptionMutation) => data.cancelSubscription;

/** Has premium end with what is paid for. */
export function useCancel(): () => Promise<AppError | null> {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const toast = useToast();
  const change = useSubscriptionChange(CancelSubscriptionDocument, cancelled);
  return async () => {
    const { subscription, error } = await change({});
    if (!subscription) return error;
    const date = subscription.expiresAt && format.date(subscription.expiresAt);
    toast({ text: date ? t('plan.cancel.doneUntil', { date }) : t('plan.cancel.done') });
    return null;
  };
}
