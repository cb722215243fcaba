import type { InvoicesQuery } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Badge } from '@tercet/ui';
import { PageLink } from '../../../billing/PageLink';
import { TEXT_LINK } from '../../../layout/text-link';

/** One bill: its day, what it is over, whether it is paid, and where it is to be had. */
export function InvoiceRow({ invoice }: { invoice: InvoicesQuery['invoices'][number] }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { id, number, createdAt, amount, currency, status, pageUrl, pdfUrl } = invoice;
  const date = format.date(createdAt);
  const named = { date, number: number ?? id };
  const link = (href: string, label: string, name: string) => (
    <PageLink href={href} label={name} className={TEXT_LINK}>
      {label}
    </PageLink>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-md">
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <p>{t('plan.invoices.of', { date })}</p>
        {number && (
          <p className="text-sm text-ink-muted">{t('plan.invoices.number', { number })}</p>
        )}
      </div>
      {/* On phones all of it stands in a line of its own, whatever the words take. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge>{t(`plan.invoices.status.${status}`)}</Badge>
        <span className="font-medium tabular-nums">{format.money(amount, currency)}</span>
        {pageUrl && link(pageUrl, t('plan.invoices.view'), t('plan.invoices.viewLabel', named))}
        {pdfUrl && link(pdfUrl, t('plan.invoices.pdf'), t('plan.invoices.pdfLabel', named))}
      </div>
    </li>
  );
}
