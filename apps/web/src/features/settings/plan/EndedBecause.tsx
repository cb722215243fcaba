import { useQuery } from '@apollo/client/react';
import { InvoicesDocument, type InvoicesQuery } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';

type Status = InvoicesQuery['invoices'][number]['status'];

/** What the last invoice of a subscription tells of its end; nothing where it was paid for until then. */
const REASONS = {
  DISPUTED: 'plan.endedBecause.DISPUTED',
  REFUNDED: 'plan.endedBecause.REFUNDED',
  FAILED: 'plan.endedBecause.UNPAID',
  VOID: 'plan.endedBecause.UNPAID',
  PAID: null,
  OPEN: null,
} as const satisfies Record<Status, string | null>;

/** Why premium has ended, where it was not cancelled. The invoices below ask for what this knows. */
export function EndedBecause() {
  const { t } = useTranslation('settings');
  const { data } = useQuery(InvoicesDocument, { fetchPolicy: 'cache-only' });
  const [last] = data?.invoices ?? [];
  const reason = last && REASONS[last.status];
  return reason ? <p>{t(reason)}</p> : null;
}
