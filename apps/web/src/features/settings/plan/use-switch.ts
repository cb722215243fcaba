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

/**
 * Has premium paid by another plan, which may bring an invoice.
 * @param preview what is shown, which is then what is charged
 */
export function useSwitch(
  plan: PaidPlan,
  preview: PlanSwitchPreviewQuery['planSwitchPreview'] | undefined,
): () => Promise<AppError | null> {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const readBillsAnew = useBillsAnew();
  const change = useSubscriptionChange(SwitchPlanDocument, switched);
  return async () => {
    const { prorationDate = null, amountDue = null } = preview ?? {};
    const { error } = await change({ plan, prorationDate, amountDue });
    if (error) return error;
    const isYearly = plan === 'PREMIUM_YEARLY';
    toast({ text: isYearly ? t('plan.switch.doneYearly') : t('plan.switch.doneMonthly') });
    readBillsAnew();
    return null;
  };
}
