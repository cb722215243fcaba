import {
  WithdrawSwitchDocument,
  type PaidPlan,
  type WithdrawSwitchMutation,
} from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useSubscriptionChange } from '../../../billing/use-subscription-change';
import { useBusy } from '../../../forms/use-busy';
import { focusSection } from '../sections';
import { useBillsAnew } from './use-bills-anew';

const withdrawn = (data: WithdrawSwitchMutation) => data.withdrawSwitch;

/** Gives up a switch that waits for the bank, which may have been paid this moment. @param to what it would lead to */
export function useWithdrawSwitch(to: PaidPlan) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const readBillsAnew = useBillsAnew();
  const change = useSubscriptionChange(WithdrawSwitchDocument, withdrawn);
  return useBusy(async () => {
    const { error, subscription } = await change({});
    if (subscription) {
      if (subscription.plan !== to) toast({ text: t('plan.switch.withdrawn') });
      // The button goes with the notice.
      focusSection('plan');
    }
    readBillsAnew();
    return error;
  });
}
