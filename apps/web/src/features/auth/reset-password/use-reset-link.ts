import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { FOR_NOBODY, toAppError, type AppError } from '@tercet/api-client';
import { VerifyResetTokenDocument } from '@tercet/api-client/generated';
import { useEffect, useState } from 'react';
import { session } from '../../../session/session';
import { linkRefusal, type LinkRefusal } from '../link-refusal';

/** What is known of a link that sets a password. */
export type ResetLink =
  | { readonly step: 'missing' | 'checking' | 'good' | LinkRefusal }
  | { readonly step: 'unknown'; readonly error: AppError };

async function look(client: ApolloClient, token: string): Promise<ResetLink> {
  const asker = session.getState().user?.id;
  try {
    const { data } = await client.query({
      query: VerifyResetTokenDocument,
      variables: { token },
      fetchPolicy: 'no-cache',
      context: FOR_NOBODY,
    });
    const answer = data?.verifyResetToken;
    if (answer?.valid) return { step: 'good' };
    return { step: answer?.reason === 'TOKEN_EXPIRED' ? 'expired' : 'invalid' };
  } catch (thrown) {
    // The client drops all that is under way when a session ends, also this, which is about no session.
    if (session.getState().user?.id !== asker) return look(client, token);
    const error = toAppError(thrown);
    const refusal = linkRefusal(error);
    return refusal ? { step: refusal } : { step: 'unknown', error };
  }
}

/** Asks the server whether a link would be accepted, which leaves the link as it is. */
export function useResetLink(token: string | null) {
  const client = useApolloClient();
  const [link, setLink] = useState<ResetLink>({ step: token ? 'checking' : 'missing' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!token) return;
    let isWanted = true;
    void look(client, token).then((found) => {
      if (isWanted) setLink(found);
    });
    return () => {
      isWanted = false;
    };
  }, [client, token, tries]);

  return {
    link,
    retry() {
      setLink({ step: 'checking' });
      setTries(tries + 1);
    },
    /** The server has said so when the link was used. */
    refuse: (step: LinkRefusal) => setLink({ step }),
  };
}
