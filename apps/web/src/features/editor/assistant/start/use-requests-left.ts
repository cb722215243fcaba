import { useQuery } from '@apollo/client/react';
import {
  AssistantEngineDocument,
  AssistantAllowanceDocument,
  type AssistantAllowanceQuery,
} from '@tercet/api-client/generated';
import { useSession } from '../../../../session/session';

type Allowance = AssistantAllowanceQuery['canUse'];

/** How many are left of an allowance: all of a new one after its renewal. */
export function leftOf({ usageCount, maxFreeUsage, resetsAt }: Allowance): number {
  return Date.parse(resetsAt) > Date.now() ? Math.max(0, maxFreeUsage - usageCount) : maxFreeUsage;
}

/** How many requests are known to be left today; `Infinity` where none are counted, or where that is not known. */
export function useRequestsLeft(): number {
  const { user } = useSession();
  const engine = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-only' });
  const allowance = useQuery(AssistantAllowanceDocument, { fetchPolicy: 'cache-only' });
  const isMetered = user?.isPremium === false && engine.data?.assistantEngine === 'MODEL';
  return isMetered && allowance.data ? leftOf(allowance.data.canUse) : Infinity;
}
