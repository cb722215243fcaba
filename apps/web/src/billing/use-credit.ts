import { useQuery } from '@apollo/client/react';
import { AccountCreditDocument, type AccountCreditQuery } from '@tercet/api-client/generated';
import { useFormat } from '@tercet/i18n/react';

/**
 * The credit of the account; null where there is none, or none is known of.
 * @param isWanted whether it is asked for
 */
export function useAccountCredit(isWanted = true): AccountCreditQuery['accountCredit'] {
  const { data } = useQuery(AccountCreditDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !isWanted,
  });
  return data?.accountCredit ?? null;
}

/** The same as an amount in words. */
export function useCredit(): string | null {
  const format = useFormat();
  const credit = useAccountCredit();
  return credit ? format.money(credit.amount, credit.currency) : null;
}
