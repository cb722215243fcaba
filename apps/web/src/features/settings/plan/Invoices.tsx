import { useQuery } from '@apollo/client/react';
import { InvoicesDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useId } from 'react';
import { Loaded } from '../parts/Loaded';
import { InvoiceRow } from './InvoiceRow';
import { RefreshOnReturn } from './RefreshOnReturn';
import { useReturnFromPortal } from './use-return-from-portal';

/** All that was billed, the newest first, as the payment provider has it. */
export function Invoices() {
  const { t } = useTranslation('settings');
  const heading = useId();
  useReturnFromPortal();
  const answer = useQuery(InvoicesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-sm font-medium">
        {t('plan.invoices.heading')}
      </h3>
      <div className="mt-2">
        <Loaded section="plan" answer={answer} failedTitle={t('plan.invoices.failed')} lines={1}>
          {({ invoices }) =>
            invoices.length === 0 ? (
              <p className="text-md text-ink-muted">{t('plan.invoices.none')}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {invoices.some(({ status }) => status === 'OPEN') && <RefreshOnReturn />}
                {invoices.map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}
