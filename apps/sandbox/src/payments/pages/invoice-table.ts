import type Stripe from 'stripe';
import { html, type Markup } from '../../html';
import { intentOf } from '../billing/invoicing';
import type { Account } from '../store/account';
import type { Invoice } from '../store/rows';
import { fill } from './copy';
import { money, shortDay } from './format';
import type { Words } from './frame';

/** How an invoice stands, and what of it was given back. */
export function standingOf(account: Account, invoice: Invoice, { copy, language }: Words): string {
  const { statuses, refunded } = copy.invoices;
  const status = statuses[invoice.status ?? ''] ?? '';
  const intent = intentOf(account, invoice);
  const charge = account.tables.charges.get(intent?.latest_charge ?? '');
  const back = charge?.amount_refunded ?? 0;
  if (back === 0) return status;
  return `${status} (${fill(refunded, { price: money(back, invoice.currency, language) })})`;
}

/** What a line is for, which the invoice itself says in English. */
export function lineText(
  account: Account,
  line: Stripe.InvoiceLineItem,
  { copy, language }: Words,
): string {
  const id = line.pricing?.price_details?.price;
  const price = typeof id === 'string' ? account.tables.prices.get(id) : undefined;
  if (!price) return line.description ?? '';
  const product = account.tables.products.get(price.product)?.name ?? '';
  const every = copy.every[price.recurring.interval as keyof typeof copy.every];
  const name = `${product}, ${money(price.unit_amount ?? 0, price.currency, language)} ${every}`;
  if (!line.parent?.subscription_item_details?.proration) return name;
  return fill(line.amount < 0 ? copy.invoices.unused : copy.invoices.remaining, { name });
}

export function invoiceTable(account: Account, invoices: readonly Invoice[], words: Words): Markup {
  const { copy, language } = words;
  if (invoices.length === 0) return html`<p class="muted">${copy.invoices.none}</p>`;
  const row = (invoice: Invoice) =>
    html`<tr>
      <td>
        <a href="/pay/invoices/${invoice.id}">${invoice.number ?? ''}</a>
      </td>
      <td>${shortDay(invoice.created, language)}</td>
      <td>${standingOf(account, invoice, words)}</td>
      <td class="number">${money(invoice.total, invoice.currency, language)}</td>
    </tr>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">${fill(copy.invoices.invoice, { number: '' }).trim()}</th>
          <th scope="col">${copy.invoices.date}</th>
          <th scope="col">${copy.invoices.status}</th>
          <th scope="col" class="number">${copy.invoices.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map(row)}
      </tbody>
    </table>
  </div>`;
}
