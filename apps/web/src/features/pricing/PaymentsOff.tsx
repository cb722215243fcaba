import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';

/** Says that nothing can be bought here, and that this is no fault. */
export function PaymentsOff() {
  const { t } = useTranslation('plans');
  return (
    <Notice>
      <p className="font-semibold">{t('pricing.offTitle')}</p>
      <p>{t('pricing.offText')}</p>
    </Notice>
  );
}
