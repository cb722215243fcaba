import { useQuery } from '@apollo/client/react';
import { AccountCreditDocument } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';

/** What the next payments are taken from, where there is something. That it cannot be read the invoices beside it say. */
export function Credit() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { data } = useQuery(AccountCreditDocument, { fetchPolicy: 'cache-and-network' });
  const credit = data?.accountCredit;
  if (!credit) return null;
  return <p>{t('plan.credit', { amount: format.money(credit.amount, credit.currency) })}</p>;
}
