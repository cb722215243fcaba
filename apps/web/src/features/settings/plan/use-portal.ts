import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { CreateBillingPortalSessionDocument } from '@tercet/api-client/generated';
import { useState } from 'react';
import { pageAt } from '../../../billing/leave-for';
import { attempt } from '../../../forms/attempt';
import { useSingleFlight } from '../../../forms/use-single-flight';

/** Opens the payment provider's page for cards and bills in place of this one; its way back leads here again. */
export function usePortal() {
  const [mutate] = useMutation(CreateBillingPortalSessionDocument);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const open = useSingleFlight(async () => {
    setIsBusy(true);
    setFailure(null);
    const error = await attempt(async () => {
      const { data } = await mutate();
      if (data) location.assign(pageAt(data.createBillingPortalSession.url));
    });
    setIsBusy(false);
    setFailure(error);
  });
  return { isBusy, failure, open };
}
