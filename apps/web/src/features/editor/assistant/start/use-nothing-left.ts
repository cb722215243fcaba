import { useQuery } from '@apollo/client/react';
import {
  AssistantEngineDocument,
  AssistantAllowanceDocument,
  type AssistantAllowanceQuery,
} from '@tercet/api-client/generated';
import { useSession } from '../../../../session/session';

type Allowance = AssistantAllowanceQuery['canUse'];

function isUsedUp({ usageCount, maxFreeUsage, resetsAt }: Allowance): boolean {
  return usageCount >= maxFreeUsage && Date.parse(resetsAt) > Date.now();
}

/** Whether today's requests are known to be used up, so that another one could only be refused. */
export function useNothingLeft(): boolean {
  const { user } = useSession();
  const engine = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-only' });
  const allowance = useQuery(AssistantAllowanceDocument, { fetchPolicy: 'cache-only' });
  const isMetered = user?.isPremium === false && engine.data?.assistantEngine === 'MODEL';
  return isMetered && allowance.data !== undefined && isUsedUp(allowance.data.canUse);
}
