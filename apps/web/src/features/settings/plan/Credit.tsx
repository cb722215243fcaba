import { useTranslation } from '@tercet/i18n/react';
import { useCredit } from '../../../billing/use-credit';

/** What the next payments are taken from, where there is something. That it cannot be read the invoices beside it say. */
export function Credit() {
  const { t } = useTranslation('settings');
  const amount = useCredit();
  return amount === null ? null : <p className="text-sm">{t('plan.credit', { amount })}</p>;
}
