import { judge } from '../../billing/cards';
import { ending } from '../../billing/ending';
import { methodOf, numberOf } from '../../billing/payment-methods';
import { expireContradicted } from '../../billing/pending';
import {
  cancel,
  collect,
  hasEnded,
  latestInvoice,
  openSubscription,
  settleFree,
} from '../../billing/subscriptions';
import { switchPrice } from '../../billing/switching';
import { itemOf } from '../../objects/subscription';
import { declined, invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import type { PaymentMethod, Subscription } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { inRange, matches, paged, readPage } from '../lists';
import { merged, type Params } from '../params';
import { soldPrice } from './catalogue';
import { customerNamed } from './customers';
import { readNewItem, readSwitch, switchOf } from './subscription-items';

const BEHAVIOURS = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;
const FEEDBACK = [
  ...(['customer_service', 'low_quality', 'missing_features', 'other'] as const),
  ...(['switched_service', 'too_complex', 'too_expensive', 'unused'] as const),
];

/** A subscription that is named in a parameter or in an address. */
export function subscriptionNamed(account: Account, id: string, param?: string): Subscription {
  const found = account.tables.subscriptions.get(id);
  if (!found) throw missing('subscription', id, param);
  return found;
}

const readBehaviour = (params: Params) =>
  params.choice('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';

function readFirstBehaviour(params: Params) {
  const behaviour = readBehaviour(params);
  if (behaviour !== 'pending_if_incomplete') return behaviour;
  throw invalid('There is no update yet that could wait for a payment.', 'payment_behavior');
}

const readNew = (params: Params) => ({
  customer: params.required('customer'),
  item: readNewItem(params),
  paymentMethod: params.text('default_payment_method') ?? null,
  behaviour: readFirstBehaviour(params),
  offSession: params.flag('off_session') ?? false,
  metadata: params.metadata(),
});

/** What the bank says to the first payment; nothing where it is not to be asked. */
function firstVerdict(account: Account, method: PaymentMethod | undefined, due: number) {
  if (!method || due <= 0) return undefined;
  return judge(account, numberOf(account, method.id), 'absent');
}

function create({ account }: Call, given: ReturnType<typeof readNew>): Subscription {
  const customer = customerNamed(account, given.customer, 'customer');
  const price = soldPrice(account, given.item.price, 'items[0][price]');
  const { quantity } = given.item;
  const method = methodOf(account, {
    customer: customer.id,
    default_payment_method: given.paymentMethod,
  });
  const unpaid = given.behaviour === 'default_incomplete';
  if (!method && !unpaid) {
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  const due = (price.unit_amount ?? 0) * quantity + customer.balance;
  const verdict = unpaid ? undefined : firstVerdict(account, method, due);
  if (verdict?.kind === 'declined' && given.behaviour === 'error_if_incomplete') {
    throw declined(verdict.decline);
  }
  const { paymentMethod, metadata = {} } = given;
  const of = openSubscription(account, { customer, price, quantity, paymentMethod, metadata });
  const invoice = latestInvoice(account, of);
  if (invoice.amount_due === 0) settleFree(account, invoice);
  else if (method && verdict) collect(account, invoice, method, verdict);
  return of;
}

const readDetails = (params: Params) => {
  const details = params.group('cancellation_details');
  return {
    comment: details?.text('comment') ?? null,
    feedback: details?.choice('feedback', FEEDBACK) ?? null,
  };
};

const readUpdate = (params: Params) => ({
  atPeriodEnd: params.flag('cancel_at_period_end'),
  cancelAt: params.has('cancel_at') ? (params.integer('cancel_at') ?? null) : undefined,
  paymentMethod: params.text('default_payment_method'),
  behaviour: readBehaviour(params),
  switched: readSwitch(params),
  details: readDetails(params),
  metadata: params.metadata(),
});

type Update = ReturnType<typeof readUpdate>;

/** A change that may wait for its payment is one of prices, and, since the version of 2026-09-30 by the provider's changelog, of whether the subscription ends with its period. */
function refuseWhatCannotWait({ behaviour, cancelAt, paymentMethod, metadata }: Update): void {
  if (behaviour !== 'pending_if_incomplete') return;
  const others = Object.entries({
    cancel_at: cancelAt,
    default_payment_method: paymentMethod,
    metadata,
  });
  for (const [name, value] of others) {
    if (value !== undefined) throw invalid(`In the stand-in, ${name} waits for no payment.`, name);
  }
}

function update(call: Call, given: Update): Subscription {
  const { account } = call;
  const of = subscriptionNamed(account, idOf(call));
  const { switched, paymentMethod, metadata, cancelAt } = given;
  const others = [given.atPeriodEnd, cancelAt, paymentMethod ?? undefined, switched];
  if (hasEnded(of) && others.some((each) => each !== undefined)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (paymentMethod && account.tables.paymentMethods.get(paymentMethod)?.customer !== of.customer) {
    throw missing('PaymentMethod', paymentMethod, 'default_payment_method');
  }
  if (cancelAt !== undefined && given.atPeriodEnd !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (cancelAt && cancelAt <= account.now(of.customer)) {
    throw invalid('`cancel_at` must be in the future.', 'cancel_at');
  }
  refuseWhatCannotWait(given);
  const wish = switched && switchOf(account, of, switched);
  if (wish && of.status === 'incomplete') {
    throw invalid('The first payment of this subscription has not been made yet.', 'items');
  }
  expireContradicted(account, of, given.atPeriodEnd);
  if (wish) {
    switchPrice(account, of, { ...wish, endsWithPeriod: given.atPeriodEnd }, given.behaviour);
    if (of.pending_update) return of;
  }
  account.update('customer.subscription.updated', of, {
    ...ending(account, of, { at: cancelAt, atPeriodEnd: given.atPeriodEnd, ...given.details }),
    ...(paymentMethod !== undefined && { default_payment_method: paymentMethod }),
    ...(metadata && { metadata: merged(of.metadata, metadata) }),
  });
  return of;
}

function end(call: Call, { details }: ReturnType<typeof readCancel>): Subscription {
  const of = subscriptionNamed(call.account, idOf(call));
  if (hasEnded(of)) throw missing('subscription', of.id);
  cancel(call.account, of, 'cancellation_requested', details);
  return of;
}

const readCancel = (params: Params) => {
  for (const name of ['invoice_now', 'prorate']) {
    if (params.flag(name)) throw invalid('The stand-in gives nothing back by itself.', name);
  }
  return { details: readDetails(params) };
};

const STATUSES = [
  ...(['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired'] as const),
  ...(['past_due', 'paused', 'trialing', 'unpaid'] as const),
];

const readList = (params: Params) => ({
  customer: params.text('customer') ?? null,
  price: params.text('price') ?? null,
  status: params.choice('status', STATUSES),
  testClock: params.text('test_clock') ?? null,
  created: params.range('created'),
  page: readPage(params),
});

/** Without a status, all but those that were cancelled, as the provider has it. */
function hasStatus(of: Subscription, status: (typeof STATUSES)[number] | undefined): boolean {
  if (status === undefined) return of.status !== 'canceled' && of.status !== 'incomplete_expired';
  if (status === 'all') return true;
  return status === 'ended' ? hasEnded(of) : of.status === status;
}

function listAll({ account, path }: Call, given: ReturnType<typeof readList>): object {
  const rows = account.tables.subscriptions
    .newestFirst()
    .filter((row) => matches(row, { customer: given.customer, test_clock: given.testClock }))
    .filter((row) => given.price === null || itemOf(row).price.id === given.price)
    .filter((row) => hasStatus(row, given.status))
    .filter((row) => inRange(row.created, given.created));
  return paged(rows, given.page, path);
}

export const SUBSCRIPTIONS = [
  endpoint('POST', '/v1/subscriptions', readNew, create),
  endpoint('GET', '/v1/subscriptions', readList, listAll),
  endpoint('GET', '/v1/subscriptions/:id', nothing, (call) =>
    subscriptionNamed(call.account, idOf(call)),
  ),
  endpoint('POST', '/v1/subscriptions/:id', readUpdate, update),
  endpoint('DELETE', '/v1/subscriptions/:id', readCancel, end),
];
