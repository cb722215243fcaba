import { expireSession } from '../../billing/checkout';
import { checkoutSession } from '../../objects/checkout-session';
import { invalid, missing } from '../../refusal';
import { newId, PREFIXES } from '../../store/ids';
import type { CheckoutSession } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { lineItemsOf } from '../line-items';
import { inRange, matches, paged, readPage } from '../lists';
import { readLocale } from '../locale';
import { merged, type Params } from '../params';
import { soldPrice } from './catalogue';
import { customerNamed } from './customers';

const HOUR = 3_600;
const LIFE_HOURS = 24;
const SHORTEST_LIFE_HOURS = 0.5;
const STATUSES = ['open', 'complete', 'expired'] as const;

function sessionNamed(call: Call): CheckoutSession {
  const found = call.account.tables.sessions.get(idOf(call));
  if (!found) throw missing('checkout.session', idOf(call));
  return found;
}

function readUrl(params: Params, name: string, given: string | null): string | null {
  if (given === null || URL.canParse(given)) return given;
  throw invalid('Not a valid URL', params.nameOf(name), 'url_invalid');
}

function readOnlyItem(params: Params) {
  const items = params.groups('line_items');
  const [item] = items;
  if (!item) {
    const message = 'Missing required param: line_items.';
    throw invalid(message, 'line_items', 'parameter_missing');
  }
  if (items.length > 1) throw invalid('The stand-in sells one price a session.', 'line_items');
  return { price: item.required('price'), quantity: item.integer('quantity') ?? 1 };
}

function readNew(params: Params) {
  if (params.choice('mode', ['payment', 'setup', 'subscription']) !== 'subscription') {
    throw invalid('The stand-in does mode=subscription only.', 'mode');
  }
  params.choice('ui_mode', ['hosted', 'hosted_page']);
  return {
    ...readOnlyItem(params),
    customer: params.text('customer') ?? null,
    allowedPaymentMethodTypes: params.texts('allowed_payment_method_types') ?? null,
    customerEmail: params.text('customer_email') ?? null,
    clientReference: params.text('client_reference_id') ?? null,
    locale: readLocale(params),
    successUrl: readUrl(params, 'success_url', params.required('success_url')) ?? '',
    cancelUrl: readUrl(params, 'cancel_url', params.text('cancel_url') ?? null),
    expiresAt: params.integer('expires_at'),
    allowPromotionCodes: params.flag('allow_promotion_codes') ?? null,
    paymentMethodCollection:
      params.choice('payment_method_collection', ['always', 'if_required']) ?? 'always',
    metadata: params.metadata(),
    subscriptionMetadata: params.group('subscription_data')?.metadata(),
  };
}

function expiryOf(given: number | undefined, now: number): number {
  const expiresAt = given ?? now + LIFE_HOURS * HOUR;
  const life = (expiresAt - now) / HOUR;
  // A minute of grace: the clocks of the caller and of this side are not the same.
  const grace = 1 / 60;
  if (life >= SHORTEST_LIFE_HOURS - grace && life <= LIFE_HOURS + grace) return expiresAt;
  throw invalid('The `expires_at` timestamp must be 30 minutes to 24 hours away.', 'expires_at');
}

function create({ account }: Call, given: ReturnType<typeof readNew>): CheckoutSession {
  if (given.customer !== null) customerNamed(account, given.customer, 'customer');
  const price = soldPrice(account, given.price, 'line_items[0][price]');
  const now = account.now(given.customer ?? undefined);
  const id = newId(PREFIXES.sessions);
  const session = account.tables.sessions.add(
    checkoutSession(
      {
        ...given,
        id,
        price,
        url: `${account.origin}/pay/checkout/${id}`,
        expiresAt: expiryOf(given.expiresAt, now),
        metadata: merged({}, given.metadata),
      },
      now,
    ),
  );
  account.tables.checkouts.add({
    id,
    price: price.id,
    quantity: given.quantity,
    subscriptionMetadata: merged({}, given.subscriptionMetadata),
  });
  account.notices.emit('changed');
  return session;
}

function expire(call: Call): CheckoutSession {
  const session = sessionNamed(call);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status ?? 'none'}.`,
    );
  }
  expireSession(call.account, session);
  return session;
}

const readList = (params: Params) => ({
  customer: params.text('customer') ?? null,
  status: params.choice('status', STATUSES),
  subscription: params.text('subscription') ?? null,
  paymentIntent: params.text('payment_intent') ?? null,
  created: params.range('created'),
  page: readPage(params),
});

function listAll({ account, path }: Call, given: ReturnType<typeof readList>): object {
  const { customer, status, subscription, paymentIntent } = given;
  const wanted = { customer, status, subscription, payment_intent: paymentIntent };
  const rows = account.tables.sessions
    .newestFirst()
    .filter((row) => matches(row, wanted))
    .filter(({ created }) => inRange(created, given.created));
  return paged(rows, given.page, path);
}

const readMetadata = (params: Params) => params.metadata();

export const CHECKOUT = [
  endpoint('POST', '/v1/checkout/sessions', readNew, create),
  endpoint('GET', '/v1/checkout/sessions', readList, listAll),
  endpoint('GET', '/v1/checkout/sessions/:id', nothing, sessionNamed),
  endpoint('POST', '/v1/checkout/sessions/:id', readMetadata, (call, metadata) => {
    const session = sessionNamed(call);
    call.account.change(session, { metadata: merged(session.metadata ?? {}, metadata) });
    return session;
  }),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', nothing, expire),
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', readPage, (call) =>
    lineItemsOf(call.account, sessionNamed(call).id),
  ),
];
