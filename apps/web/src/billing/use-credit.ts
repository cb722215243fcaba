import { useQuery } from '@apollo/client/react';
import { AccountCreditDocument } from '@tercet/api-client/generated';
import { useFormat } from '@tercet/i18n/react';

/** The credit of the account as an amount in words; null where there is none, or none is known of. */
export function useCredit(): string | null {
  const format = useFormat();
  const { data } = useQuery(AccountCreditDocument, { fetchPolicy: 'cache-and-network' });
  const credit = data?.accountCredit;
  return credit ? format.money(credit.amount, credit.currency) : null;
}
