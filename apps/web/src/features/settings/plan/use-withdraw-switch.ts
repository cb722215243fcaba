import type { AppError } from '@tercet/api-client';
import {
  SwitchPlanDocument,
  type PaidPlan,
  type SwitchPlanMutation,
} from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useState } from 'react';
import { useSubscriptionChange } from '../../../billing/use-subscription-change';
import { useSingleFlight } from '../../../forms/use-single-flight';
import { useBillsAnew } from './use-bills-anew';

const switched = (data: SwitchPlanMutation) => data.switchPlan;

/** Gives up a switch that waits for the bank, which may have been paid this moment. @param to what it would lead to */
export function useWithdrawSwitch(to: PaidPlan) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const readBillsAnew = useBillsAnew();
  const switchPlan = useSubscriptionChange(SwitchPlanDocument, switched);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const withdraw = useSingleFlight(async () => {
    setIsPending(true);
    const plan = to === 'PREMIUM_YEARLY' ? 'PREMIUM_MONTHLY' : 'PREMIUM_YEARLY';
    const { error, subscription } = await switchPlan({ plan });
    setIsPending(false);
    setFailure(error);
    if (subscription?.plan === plan) toast({ text: t('plan.switch.withdrawn') });
    readBillsAnew();
  });
  return { withdraw, isPending, failure };
}
