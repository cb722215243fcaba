import { useMutation } from '@apollo/client/react';
import { CreateBillingPortalSessionDocument } from '@tercet/api-client/generated';
import { pageAt } from '../../../billing/leave-for';
import { attempt } from '../../../forms/attempt';
import { useBusy } from '../../../forms/use-busy';

/** Opens the payment provider's page for cards and bills in place of this one; its way back leads here again. */
export function usePortal() {
  const [mutate] = useMutation(CreateBillingPortalSessionDocument);
  return useBusy(() =>
    attempt(async () => {
      const { data } = await mutate();
      if (data) location.assign(pageAt(data.createBillingPortalSession.url));
    }),
  );
}
