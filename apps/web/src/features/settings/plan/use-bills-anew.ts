import { useApolloClient } from '@apollo/client/react';
import {
  AccountCreditDocument,
  AwaitedSwitchDocument,
  InvoicesDocument,
} from '@tercet/api-client/generated';
import { useCallback } from 'react';

const BILLS = [InvoicesDocument, AccountCreditDocument, AwaitedSwitchDocument];

/** Has what is shown of bills asked for anew, as a change to the plan may have changed it. */
export function useBillsAnew(): () => void {
  const client = useApolloClient();
  return useCallback(() => void client.refetchQueries({ include: BILLS }), [client]);
}
