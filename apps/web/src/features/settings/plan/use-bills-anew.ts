import { useApolloClient } from '@apollo/client/react';
import { AccountCreditDocument, InvoicesDocument } from '@tercet/api-client/generated';

/** Has the invoices and the credit that are shown asked for anew, as a change to the plan may have changed them. */
export function useBillsAnew(): () => void {
  const client = useApolloClient();
  return () => void client.refetchQueries({ include: [InvoicesDocument, AccountCreditDocument] });
}
