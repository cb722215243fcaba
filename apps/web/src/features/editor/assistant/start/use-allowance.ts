import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  AssistantAllowanceDocument,
  type AssistantAllowanceQuery,
} from '@tercet/api-client/generated';
import { useEffect } from 'react';
import { readAllowance } from '../session/apollo-transform';
import { useHasCome } from '../use-has-come';

export interface KnownAllowance extends Pick<
  AssistantAllowanceQuery['canUse'],
  'maxFreeUsage' | 'resetsAt'
> {
  /** How many are left: all of a new one after its renewal. */
  readonly left: number;
}

/** The allowance, as the server has said; read again once its time is over. `undefined` until it is known. */
export function useAllowance(
  fetchPolicy: 'cache-only' | 'cache-and-network',
): KnownAllowance | undefined {
  const client = useApolloClient();
  const { data } = useQuery(AssistantAllowanceDocument, { fetchPolicy });
  const isOver = useHasCome(data ? Date.parse(data.canUse.resetsAt) : Infinity);
  useEffect(() => {
    if (isOver) void readAllowance(client);
  }, [client, isOver]);
  if (!data) return undefined;
  const { usageCount, maxFreeUsage, resetsAt } = data.canUse;
  const left = isOver ? maxFreeUsage : Math.max(0, maxFreeUsage - usageCount);
  return { maxFreeUsage, resetsAt, left };
}
