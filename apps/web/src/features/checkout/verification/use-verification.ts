import { useEffect, useState } from 'react';
import { useRefresh } from '../../../billing/use-refresh';
import { verify, type Verdict, type Verification } from './verify';

export interface VerificationOptions extends Pick<Verification, 'isPaymentExpected'> {
  /** Of the payment page that somebody comes back from, where it is known. */
  readonly sessionId: string | null;
}

/** What has become of a payment that led to a page, asked for as it opens and with each retry. */
export function useVerification({ sessionId, isPaymentExpected }: VerificationOptions) {
  const refresh = useRefresh();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const answer = await refresh(sessionId === null ? {} : { sessionId });
      if (sessionId === null || answer.error?.code !== 'NOT_FOUND') return answer;
      // A page that nobody knows, as in an old link, says nothing of what the person has.
      const state = await refresh({});
      return state.subscription?.isPremium ? state : answer;
    };
    const ask = async () => {
      const changed = await read();
      // Good news count, however late they come.
      if (isWanted && changed.subscription?.isPremium) {
        setVerdict({ step: 'done', subscription: changed.subscription });
      }
      return changed;
    };
    void verify({ ask, isWanted: () => isWanted, isPaymentExpected }).then((found) => {
      if (isWanted) setVerdict(found);
    });
    return () => {
      isWanted = false;
    };
  }, [refresh, sessionId, isPaymentExpected, round]);
  return {
    /** Null while it is asked for. */
    verdict,
    retry() {
      setVerdict(null);
      setRound(round + 1);
    },
  };
}
