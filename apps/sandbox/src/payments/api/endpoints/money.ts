import { closeDispute } from '../../billing/disputes';
import { refund } from '../../billing/refunds';
import { invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import type { Charge, Dispute, PaymentIntent, Refund } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { inRange, matches, paged, readPage } from '../lists';
import { merged, type Params } from '../params';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function chargeNamed(account: Account, id: string, param?: string): Charge {
  const found = account.tables.charges.get(id);
  if (!found) throw missing('charge', id, param);
  return found;
}

function intentNamed(account: Account, id: string, param?: string): PaymentIntent {
  const found = account.tables.paymentIntents.get(id);
  if (!found) throw missing('payment_intent', id, param);
  return found;
}

function disputeNamed(call: Call): Dispute {
  const found = call.account.tables.disputes.get(idOf(call));
  if (!found) throw missing('dispute', idOf(call));
  return found;
}

const readList = (params: Params) => ({
  customer: params.text('customer') ?? null,
  charge: params.text('charge') ?? null,
  payment_intent: params.text('payment_intent') ?? null,
  created: params.range('created'),
  page: readPage(params),
});

type Narrowing = ReturnType<typeof readList>;

interface Payment {
  readonly id: string;
  readonly created: number;
  readonly customer?: string | null;
  readonly charge?: string | null;
  readonly payment_intent?: string | null;
}

function narrowed(
  rows: readonly object[],
  { page, created, ...wanted }: Narrowing,
  path: string,
): object {
  const all = (rows as readonly Payment[]).filter((row) => inRange(row.created, created));
  return paged(
    all.filter((row) => matches(row, wanted)),
    page,
    path,
  );
}

const readRefund = (params: Params) => ({
  charge: params.text('charge') ?? null,
  intent: params.text('payment_intent') ?? null,
  amount: params.integer('amount'),
  reason: params.choice('reason', REASONS),
  metadata: params.metadata(),
});

function createRefund({ account }: Call, given: ReturnType<typeof readRefund>): Refund {
  const { charge, intent, amount, reason, metadata } = given;
  if (charge === null && intent === null) {
    throw invalid('One of the following params should be provided: payment_intent or charge.');
  }
  const paid = intent === null ? null : intentNamed(account, intent, 'payment_intent');
  const id = charge ?? paid?.latest_charge;
  if (!id) throw invalid(`This PaymentIntent (${intent}) has no successful charge to refund.`);
  const wish = { amount, reason, metadata: merged({}, metadata) };
  return refund(account, chargeNamed(account, id, 'charge'), wish);
}

function retrieveRefund({ account, ids: [id = ''] }: Call): Refund {
  const found = account.tables.refunds.get(id);
  if (!found) throw missing('refund', id);
  return found;
}

function readPayments(params: Params) {
  const payment = params.group('payment');
  payment?.choice('type', ['payment_intent']);
  return {
    invoice: params.text('invoice') ?? null,
    intent: payment?.text('payment_intent') ?? null,
    status: params.choice('status', ['canceled', 'open', 'paid']),
    page: readPage(params),
  };
}

function listPayments({ account, path }: Call, given: ReturnType<typeof readPayments>): object {
  const { invoice, intent, status } = given;
  const rows = account.tables.invoicePayments
    .newestFirst()
    .filter((row) => matches(row, { invoice: invoice ?? undefined, status }))
    .filter((row) => intent === null || row.payment.payment_intent === intent);
  return paged(rows, given.page, path);
}

function close(call: Call): Dispute {
  const found = disputeNamed(call);
  closeDispute(call.account, found, 'lost');
  return found;
}

export const MONEY = [
  endpoint('GET', '/v1/charges', readList, ({ account, path }, given) =>
    narrowed(account.tables.charges.newestFirst(), given, path),
  ),
  endpoint('GET', '/v1/charges/:id', nothing, (call) => chargeNamed(call.account, idOf(call))),
  endpoint('GET', '/v1/payment_intents', readList, ({ account, path }, given) =>
    narrowed(account.tables.paymentIntents.newestFirst(), given, path),
  ),
  endpoint('GET', '/v1/payment_intents/:id', nothing, (call) =>
    intentNamed(call.account, idOf(call)),
  ),
  endpoint('POST', '/v1/refunds', readRefund, createRefund),
  endpoint('GET', '/v1/refunds', readList, ({ account, path }, given) =>
    narrowed(account.tables.refunds.newestFirst(), given, path),
  ),
  endpoint('GET', '/v1/refunds/:id', nothing, retrieveRefund),
  endpoint('GET', '/v1/disputes', readList, ({ account, path }, given) =>
    narrowed(account.tables.disputes.newestFirst(), given, path),
  ),
  endpoint('GET', '/v1/disputes/:id', nothing, disputeNamed),
  endpoint('POST', '/v1/disputes/:id/close', nothing, close),
  endpoint('GET', '/v1/invoice_payments', readPayments, listPayments),
];
