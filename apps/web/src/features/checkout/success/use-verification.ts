import {
  RefreshSubscriptionDocument,
  type RefreshSubscriptionMutation,
} from '@tercet/api-client/generated';
import { useEffect, useState } from 'react';
import { useSubscriptionChange } from '../../../billing/use-subscription-change';
import { verify, type Verdict } from './verify';

const refreshed = (data: RefreshSubscriptionMutation) => data.refreshSubscription;

/** What has become of the payment that led to this page, asked for as it opens and with each retry. */
export function useVerification(sessionId: string | null) {
  const refresh = useSubscriptionChange(RefreshSubscriptionDocument, refreshed);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const ask = () => refresh(sessionId === null ? {} : { sessionId });
    void verify(ask, () => isWanted).then((found) => {
      if (isWanted) setVerdict(found);
    });
    return () => {
      isWanted = false;
    };
  }, [refresh, sessionId, round]);
  return {
    /** Null while it is asked for. */
    verdict,
    retry() {
      setVerdict(null);
      setRound(round + 1);
    },
  };
}
