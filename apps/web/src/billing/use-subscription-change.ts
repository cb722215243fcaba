import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useCallback } from 'react';
import { attempt } from '../forms/attempt';
import { session } from '../session/session';
import { learnPlan } from './learn-plan';

/** The subscription as a change has left it, or what went wrong. */
export type Changed =
  | { readonly subscription: SubscriptionStateFragment; readonly error: null }
  | { readonly subscription: null; readonly error: AppError };

/**
 * Makes a change to the subscription. The answer takes the place of the one in the cache, and the session learns from it
 * whether the person is premium.
 */
export function useSubscriptionChange<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  subscriptionIn: (data: Data) => SubscriptionStateFragment,
): (variables: Variables) => Promise<Changed> {
  const client = useApolloClient();
  return useCallback(
    async (variables) => {
      const personId = session.getState().user?.id;
      let subscription: SubscriptionStateFragment | null = null;
      const error = await attempt(async () => {
        const { data } = await client.mutate({
          mutation: document as TypedDocumentNode<Data, OperationVariables>,
          variables,
        });
        if (!data || !personId) return;
        subscription = subscriptionIn(data as Data);
        learnPlan(subscription, personId);
      });
      return subscription
        ? { subscription, error: null }
        : { subscription: null, error: error ?? { code: 'INTERNAL', args: {} } };
    },
    [client, document, subscriptionIn],
  );
}
