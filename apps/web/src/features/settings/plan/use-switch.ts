import type { AppError } from '@tercet/api-client';
import {
  SwitchPlanDocument,
  type PaidPlan,
  type PlanSwitchPreviewQuery,
  type SwitchPlanMutation,
} from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useSubscriptionChange } from '../../../billing/use-subscription-change';
import { useBillsAnew } from './use-bills-anew';

const switched = (data: SwitchPlanMutation) => data.switchPlan;

interface Switch {
  /** @returns what went wrong */
  readonly change: () => Promise<AppError | null>;
  /** Says that it is made. */
  readonly onMade: () => void;
}

/**
 * Has premium paid by another plan, which may bring an invoice.
 * @param preview what is shown, which is then what is charged
 */
export function useSwitch(
  plan: PaidPlan,
  preview: PlanSwitchPreviewQuery['planSwitchPreview'] | undefined,
): Switch {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const readBillsAnew = useBillsAnew();
  const switchPlan = useSubscriptionChange(SwitchPlanDocument, switched);
  const onMade = () => {
    const isYearly = plan === 'PREMIUM_YEARLY';
    toast({ text: isYearly ? t('plan.switch.doneYearly') : t('plan.switch.doneMonthly') });
    readBillsAnew();
  };
  return {
    async change() {
      const { prorationDate, amountDue, price, takesBack } = preview ?? {};
      const shown = { prorationDate, amountDue, price, takesBack };
      const { error, subscription } = await switchPlan({ plan, ...shown });
      // What waits to be approved is billed, too.
      if (error?.code === 'PAYMENT_APPROVAL_REQUIRED') readBillsAnew();
      // What is asked for at the same time elsewhere may come after it.
      if (subscription?.plan === plan) onMade();
      return error;
    },
    onMade,
  };
}
