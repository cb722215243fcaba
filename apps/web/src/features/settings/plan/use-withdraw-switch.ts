import type { AppError } from '@tercet/api-client';
import {
  WithdrawSwitchDocument,
  type PaidPlan,
  type WithdrawSwitchMutation,
} from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useState } from 'react';
import { useSubscriptionChange } from '../../../billing/use-subscription-change';
import { useSingleFlight } from '../../../forms/use-single-flight';
import { useBillsAnew } from './use-bills-anew';

const withdrawn = (data: WithdrawSwitchMutation) => data.withdrawSwitch;

/** Gives up a switch that waits for the bank, which may have been paid this moment. @param to what it would lead to */
export function useWithdrawSwitch(to: PaidPlan) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const readBillsAnew = useBillsAnew();
  const change = useSubscriptionChange(WithdrawSwitchDocument, withdrawn);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const withdraw = useSingleFlight(async () => {
    setIsPending(true);
    const { error, subscription } = await change({});
    setIsPending(false);
    setFailure(error);
    if (subscription && subscription.plan !== to) toast({ text: t('plan.switch.withdrawn') });
    readBillsAnew();
  });
  return { withdraw, isPending, failure };
}
