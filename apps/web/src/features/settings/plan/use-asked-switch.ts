import type { PaidPlan } from '@tercet/api-client/generated';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paidPlanOf, SWITCH_PARAMETER } from '../../../billing/offers';

/** Which plan the question about switching is open for. The address of the page may ask it; an answer takes it from there. */
export function useAskedSwitch(to: PaidPlan) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get(SWITCH_PARAMETER);
  // Once the switch is made the other way is the one that there was before.
  const [asked, setAsked] = useState(wanted !== null && paidPlanOf(wanted) === to ? to : null);
  return {
    asked,
    ask: () => setAsked(to),
    close() {
      setAsked(null);
      if (wanted !== null) void navigate({ hash }, { replace: true, preventScrollReset: true });
    },
  };
}
