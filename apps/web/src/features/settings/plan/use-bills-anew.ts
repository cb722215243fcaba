import { useApolloClient } from '@apollo/client/react';
import { AccountCreditDocument, InvoicesDocument } from '@tercet/api-client/generated';
import { useCallback } from 'react';

/** Has the invoices and the credit that are shown asked for anew, as a change to the plan may have changed them. */
export function useBillsAnew(): () => void {
  const client = useApolloClient();
  return useCallback(
    () => void client.refetchQueries({ include: [InvoicesDocument, AccountCreditDocument] }),
    [client],
  );
}
