import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { PayInvoice } from './PayInvoice';
import type { PlanNoticesProps } from './PlanNotices';
import { PortalButton } from './PortalButton';

/** Says for how long premium goes on although it is not paid for, and leads to where it is paid. */
export function PaymentFailed({ subscription, canAct }: PlanNoticesProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { isCancelled, expiresAt, retryAt } = subscription;
  const outlook = () => {
    if (isCancelled && expiresAt) {
      return t('plan.paymentFailedCancelled', { date: format.date(expiresAt) });
    }
    const goesOn = retryAt
      ? t('plan.paymentFailedUntil', { date: format.date(retryAt) })
      : t('plan.paymentFailedText');
    return `${goesOn} ${t('plan.paymentFailedHelp')}`;
  };
  return (
    <Notice tone="warn">
      <p className="font-semibold">{t('plan.paymentFailed')}</p>
      {canAct && (
        <>
          <p className="mb-3">{outlook()}</p>
          <div className="flex flex-wrap items-start gap-3">
            <PayInvoice />
            <PortalButton label={t('plan.checkPayment')} />
          </div>
        </>
      )}
    </Notice>
  );
}
