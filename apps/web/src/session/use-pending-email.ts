import { useQuery } from '@apollo/client/react';
import { PendingEmailDocument } from '@tercet/api-client/generated';
import { useSession } from './session';

/**
 * The address that the account has once it is confirmed; null where there is none, or nobody is signed in. Undefined
 * while nobody knows: the server has not said it yet, or could not.
 */
export function usePendingEmail(): string | null | undefined {
  const { user } = useSession();
  const { data } = useQuery(PendingEmailDocument, {
    skip: !user,
    fetchPolicy: 'cache-and-network',
  });
  if (!user) return null;
  if (data?.me.id !== user.id) return undefined;
  const { pendingEmail } = data.me;
  // It was confirmed elsewhere, which the session has heard of.
  return pendingEmail === user.email ? null : pendingEmail;
}
