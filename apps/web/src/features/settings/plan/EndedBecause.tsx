import { useQuery } from '@apollo/client/react';
import { InvoicesDocument, type InvoicesQuery } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';

type Status = InvoicesQuery['invoices'][number]['status'];

/** What became of the last payment, where nothing is left of it. */
const REASONS = {
  DISPUTED: 'plan.endedBecause.DISPUTED',
  REFUNDED: 'plan.endedBecause.REFUNDED',
  FAILED: 'plan.endedBecause.UNPAID',
  VOID: null,
  PAID: null,
  OPEN: null,
} as const satisfies Record<Status, string | null>;

/** What may have ended premium. The invoices below ask for what this knows. */
export function EndedBecause() {
  const { t } = useTranslation('settings');
  const { data } = useQuery(InvoicesDocument, { fetchPolicy: 'cache-only' });
  // What nobody was to pay any more tells nothing: a switch may have been withdrawn.
  const last = data?.invoices.find(({ status }) => status !== 'VOID');
  const reason = last && REASONS[last.status];
  return reason ? <p>{t(reason)}</p> : null;
}
