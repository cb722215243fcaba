import { useQuery } from '@apollo/client/react';
import { AssistantEngineDocument, type AssistantEngineQuery } from '@tercet/api-client/generated';

/** Who answers, as the server has said; `undefined` until it has, `null` where it cannot be asked. */
export function useEngine(): AssistantEngineQuery['assistantEngine'] | null | undefined {
  const { data, error } = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-and-network' });
  return data?.assistantEngine ?? (error ? null : undefined);
}
