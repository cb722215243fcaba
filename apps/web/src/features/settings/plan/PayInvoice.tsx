import { useQuery } from '@apollo/client/react';
import { InvoicesDocument, type InvoiceStatus } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { PageLink } from '../../../billing/PageLink';
import { useBillsAnew } from './use-bills-anew';
import { useRefreshOnReturn } from './use-refresh-on-return';

const DUE: readonly InvoiceStatus[] = ['FAILED', 'OPEN'];

/** Leads to the page where the latest invoice that is due is paid, once the list of the invoices has loaded them. */
export function PayInvoice() {
  const { t } = useTranslation('settings');
  const readBillsAnew = useBillsAnew();
  useRefreshOnReturn(({ paymentFailed }) => {
    if (!paymentFailed) readBillsAnew();
  });
  const { data } = useQuery(InvoicesDocument, { fetchPolicy: 'cache-only' });
  const due = data?.invoices.find(({ status, pageUrl }) => pageUrl && DUE.includes(status));
  if (!due?.pageUrl) return null;
  return (
    <PageLink href={due.pageUrl} className={buttonClass('primary')}>
      {t('plan.payInvoice')}
    </PageLink>
  );
}
