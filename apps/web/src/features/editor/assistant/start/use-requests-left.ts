import { useQuery } from '@apollo/client/react';
import { AssistantEngineDocument } from '@tercet/api-client/generated';
import { useSession } from '../../../../session/session';
import { useAllowance } from './use-allowance';

/** How many requests are known to be left today; `Infinity` where none are counted, or where that is not known. */
export function useRequestsLeft(): number {
  const { user } = useSession();
  const engine = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-only' });
  const allowance = useAllowance('cache-only');
  const isMetered = user?.isPremium === false && engine.data?.assistantEngine === 'MODEL';
  return isMetered && allowance ? allowance.left : Infinity;
}
