import { useApolloClient } from '@apollo/client/react';
import { PendingEmailDocument } from '@tercet/api-client/generated';
import { useCallback } from 'react';
import { attempt } from '../forms/attempt';
import { session } from './session';

/** Asks the server how the account is now: an address may have been confirmed or given up in another browser. */
export function useReloadAccount(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    const query = { query: PendingEmailDocument, fetchPolicy: 'network-only' } as const;
    await Promise.all([session.reload(), attempt(() => client.query(query))]);
  }, [client]);
}
