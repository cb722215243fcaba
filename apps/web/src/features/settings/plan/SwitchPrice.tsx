import type { PlanSwitchPreviewQuery } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';

/** What another plan costs from now on, what of it is due today, what is left over, and when the next payment is. */
export function SwitchPrice({ preview }: { preview: PlanSwitchPreviewQuery['planSwitchPreview'] }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { plan, price, amountDue, creditAfter, currency, nextBillingAt } = preview;
  const money = { price: format.money(price, currency) };
  return (
    <div className="flex flex-col gap-1">
      <p>
        {plan === 'PREMIUM_YEARLY'
          ? t('plan.switch.yearly', money)
          : t('plan.switch.monthly', money)}
      </p>
      <p className="font-semibold">
        {t('plan.switch.due', { price: format.money(amountDue, currency) })}
      </p>
      <p className="text-ink-muted">{t('plan.switch.dueText')}</p>
      {creditAfter > 0 && (
        <p>{t('plan.switch.credit', { price: format.money(creditAfter, currency) })}</p>
      )}
      <p>{t('plan.switch.next', { date: format.date(nextBillingAt) })}</p>
    </div>
  );
}
