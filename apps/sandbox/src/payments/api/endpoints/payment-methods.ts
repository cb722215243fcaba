import { answerOf, kindOf } from '../../billing/cards';
import { attachCard } from '../../billing/payment-methods';
import { declined, invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import type { PaymentMethod } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { paged, readPage } from '../lists';
import type { Params } from '../params';
import { customerNamed } from './customers';

/** Names under which the provider has its test cards ready, so that no card number need be sent. */
const READY: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_threeDSecure2Required: '4000002760003184',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
};

const READY_YEARS = 5;

/** Gives a card to a customer: a new copy of one that the provider has ready, or one that is known by its id. */
export function attachKnown(account: Account, id: string, customer: string): PaymentMethod {
  const number = READY[id];
  if (number) {
    const verdict = answerOf(number, 'absent');
    if (kindOf(number) === 'declined' && verdict.kind === 'declined') {
      throw declined(verdict.decline);
    }
    const expYear = new Date().getUTCFullYear() + READY_YEARS;
    return attachCard(account, { number, expMonth: 12, expYear }, customer);
  }
  const known = account.tables.paymentMethods.get(id);
  if (!known) throw missing('PaymentMethod', id, 'payment_method');
  if (known.customer !== null && known.customer !== customer) {
    throw invalid('The payment method you provided has already been attached to a customer.');
  }
  account.change(known, { customer });
  account.emit('payment_method.attached', known);
  return known;
}

function named(call: Call): PaymentMethod {
  const found = call.account.tables.paymentMethods.get(idOf(call));
  if (!found) throw missing('PaymentMethod', idOf(call));
  return found;
}

function detach(call: Call): PaymentMethod {
  const found = named(call);
  const before = call.account.change(found, { customer: null });
  call.account.emit('payment_method.detached', found, before);
  return found;
}

const readList = (params: Params) => ({
  customer: params.text('customer') ?? null,
  type: params.choice('type', ['card']),
  page: readPage(params),
});

function cardsOf({ account, path }: Call, customer: string, page: ReturnType<typeof readPage>) {
  customerNamed(account, customer, 'customer');
  const rows = account.tables.paymentMethods.newestFirst();
  return paged(
    rows.filter((row) => row.customer === customer),
    page,
    path,
  );
}

function listAll(call: Call, { customer, page }: ReturnType<typeof readList>): object {
  return customer === null ? paged([], page, call.path) : cardsOf(call, customer, page);
}

export const PAYMENT_METHODS = [
  endpoint('GET', '/v1/payment_methods', readList, listAll),
  endpoint('GET', '/v1/payment_methods/:id', nothing, named),
  endpoint(
    'POST',
    '/v1/payment_methods/:id/attach',
    (params) => params.required('customer'),
    (call, customer) => {
      customerNamed(call.account, customer, 'customer');
      return attachKnown(call.account, idOf(call), customer);
    },
  ),
  endpoint('POST', '/v1/payment_methods/:id/detach', nothing, detach),
  endpoint('GET', '/v1/customers/:id/payment_methods', readList, (call, { page }) =>
    cardsOf(call, idOf(call), page),
  ),
];
