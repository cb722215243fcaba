import type { AppError } from '@tercet/api-client';
import {
  CancelSubscriptionDocument,
  type CancelSubscriptionMutation,
} from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useSubscriptionChange } from '../../../billing/use-subscription-change';
import { useBillsAnew } from './use-bills-anew';

const cancelled = (data: CancelSubscriptionMutation) => data.cancelSubscription;

/** Has premium end with what is paid for: at once where nothing is, and then what was due is so no longer. */
export function useCancel(): () => Promise<AppError | null> {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const toast = useToast();
  const readBillsAnew = useBillsAnew();
  const change = useSubscriptionChange(CancelSubscriptionDocument, cancelled);
  return async () => {
    const { subscription, error } = await change({});
    if (!subscription) return error;
    const { isPremium, expiresAt } = subscription;
    const date = isPremium && expiresAt && format.date(expiresAt);
    toast({ text: date ? t('plan.cancel.doneUntil', { date }) : t('plan.cancel.done') });
    readBillsAnew();
    return null;
  };
}
