import type { Account } from './account';

/** Has the addresses of an account's pages begin where the stand-in listens now, which may not be where it did before. */
export function moveTo(account: Account, origin: string): void {
  const { sessions, portals, invoices } = account.tables;
  account.origin = origin;
  for (const session of sessions.all()) {
    if (session.url) session.url = `${origin}/pay/checkout/${session.id}`;
  }
  for (const portal of portals.all()) portal.url = `${origin}/pay/portal/${portal.id}`;
  for (const invoice of invoices.all()) {
    if (!invoice.hosted_invoice_url) continue;
    invoice.hosted_invoice_url = `${origin}/pay/invoices/${invoice.id}`;
    invoice.invoice_pdf = `${invoice.hosted_invoice_url}/pdf`;
  }
}
