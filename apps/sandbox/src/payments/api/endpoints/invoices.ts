import { judge } from '../../billing/cards';
import { isPaidByCheckout } from '../../billing/checkout';
import { voidInvoice, writeOff } from '../../billing/invoicing';
import { methodOf, numberOf } from '../../billing/payment-methods';
import { previewInvoice } from '../../billing/preview';
import { collect, giveUp } from '../../billing/subscriptions';
import { subscriptionIdOf } from '../../objects/invoice';
import { list } from '../../objects/wire';
import { declined, invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import type { Invoice } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { inRange, matches, paged, readPage } from '../lists';
import type { Params } from '../params';
import { customerNamed } from './customers';
import { readSwitch, switchOf } from './subscription-items';
import { subscriptionNamed } from './subscriptions';

const STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

function invoiceNamed(account: Account, id: string, param?: string): Invoice {
  const found = account.tables.invoices.get(id);
  if (!found) throw missing('invoice', id, param);
  return found;
}

const readList = (params: Params) => ({
  customer: params.text('customer') ?? null,
  subscription: params.text('subscription') ?? null,
  status: params.choice('status', STATUSES),
  created: params.range('created'),
  page: readPage(params),
});

function listAll({ account, path }: Call, given: ReturnType<typeof readList>): object {
  const { customer, status, subscription } = given;
  const rows = account.tables.invoices
    .newestFirst()
    .filter((row) => matches(row, { customer, status }))
    .filter((row) => subscription === null || subscriptionIdOf(row) === subscription)
    .filter((row) => inRange(row.created, given.created));
  return paged(rows, given.page, path);
}

function readPreview(params: Params) {
  const details = params.group('subscription_details');
  // What is billed now is the same whether the subscription goes on after it or not.
  details?.flag('cancel_at_period_end');
  details?.text('cancel_at');
  return {
    customer: params.text('customer') ?? null,
    subscription: params.required('subscription'),
    switched: details && readSwitch(details),
  };
}

function preview({ account }: Call, given: ReturnType<typeof readPreview>): Invoice {
  if (given.customer !== null) customerNamed(account, given.customer, 'customer');
  const of = subscriptionNamed(account, given.subscription, 'subscription');
  if (given.customer !== null && of.customer !== given.customer) {
    throw missing('subscription', of.id, 'subscription');
  }
  return previewInvoice(account, of, given.switched && switchOf(account, of, given.switched));
}

/** What is written off may still be paid, or voided. */
const DUE = ['open', 'uncollectible'] as const;

function refuseUnless(allowed: readonly Invoice['status'][], { status }: Invoice): void {
  if (status === 'paid')
    throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (!allowed.includes(status))
    throw invalid('This invoice is not open.', undefined, 'invoice_not_open');
}

const readPay = (params: Params) => ({ method: params.text('payment_method') ?? null });

function pay(call: Call, { method: named }: ReturnType<typeof readPay>): Invoice {
  const { account } = call;
  const invoice = invoiceNamed(account, idOf(call));
  refuseUnless(DUE, invoice);
  if (isPaidByCheckout(account, invoice)) {
    throw invalid('This invoice is paid on the page of its Checkout Session.');
  }
  const of = subscriptionNamed(account, subscriptionIdOf(invoice) ?? '', 'subscription');
  const method = methodOf(account, {
    customer: of.customer,
    default_payment_method: named ?? of.default_payment_method,
  });
  if (!method) throw missing('PaymentMethod', named ?? '', 'payment_method');
  const verdict = judge(account, numberOf(account, method.id), 'absent');
  collect(account, invoice, method, verdict);
  if (verdict.kind === 'declined') throw declined(verdict.decline);
  return invoice;
}

const givenUp =
  (how: typeof voidInvoice, allowed: readonly Invoice['status'][]) =>
  (call: Call): Invoice => {
    const invoice = invoiceNamed(call.account, idOf(call));
    refuseUnless(allowed, invoice);
    giveUp(call.account, invoice, how);
    return invoice;
  };

export const INVOICES = [
  endpoint('GET', '/v1/invoices', readList, listAll),
  endpoint('POST', '/v1/invoices/create_preview', readPreview, preview),
  endpoint('GET', '/v1/invoices/:id', nothing, (call) => invoiceNamed(call.account, idOf(call))),
  endpoint('POST', '/v1/invoices/:id/pay', readPay, pay),
  endpoint('POST', '/v1/invoices/:id/void', nothing, givenUp(voidInvoice, DUE)),
  endpoint('POST', '/v1/invoices/:id/mark_uncollectible', nothing, givenUp(writeOff, ['open'])),
  endpoint('GET', '/v1/invoices/:id/lines', readPage, (call) =>
    list(invoiceNamed(call.account, idOf(call)).lines.data, call.path),
  ),
];
