import type Stripe from 'stripe';
import { deleteCustomer } from '../../billing/customers';
import { customer, type CustomerFields } from '../../objects/customer';
import { invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import { newId, PREFIXES } from '../../store/ids';
import type { BalanceTransaction, Customer } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { inRange, matches, paged, readPage, type Page } from '../lists';
import { merged, type Params } from '../params';
import { attachKnown } from './payment-methods';

/** A customer that is named in a parameter or in an address. */
export function customerNamed(account: Account, id: string, param?: string): Customer {
  const found = account.customer(id);
  if (!found) throw missing('customer', id, param);
  return found;
}

function readFields(params: Params): CustomerFields & {
  readonly paymentMethod?: string | null;
} {
  return {
    email: params.text('email'),
    name: params.text('name'),
    phone: params.text('phone'),
    description: params.text('description'),
    preferredLocales: params.texts('preferred_locales'),
    metadata: params.metadata(),
    defaultPaymentMethod: params.group('invoice_settings')?.text('default_payment_method'),
    paymentMethod: params.text('payment_method'),
    balance: params.integer('balance'),
  };
}

const readNew = (params: Params) => ({
  ...readFields(params),
  testClock: params.text('test_clock') ?? null,
});

function create({ account }: Call, given: ReturnType<typeof readNew>): Customer {
  if (given.testClock && !account.tables.testClocks.get(given.testClock)) {
    throw missing('test clock', given.testClock, 'test_clock');
  }
  const clock = account.tables.testClocks.get(given.testClock ?? '');
  const { defaultPaymentMethod, paymentMethod, ...fields } = given;
  const now = clock?.frozen_time ?? account.now();
  const made = account.tables.customers.add(
    customer(newId(PREFIXES.customers), { ...fields, metadata: merged({}, fields.metadata) }, now),
  ) as Customer;
  const attached = paymentMethod ? attachKnown(account, paymentMethod, made.id) : undefined;
  const preferred = defaultPaymentMethod === paymentMethod ? attached?.id : defaultPaymentMethod;
  if (preferred) {
    account.change(made, {
      invoice_settings: { ...made.invoice_settings, default_payment_method: preferred },
    });
  }
  account.emit('customer.created', made);
  return made;
}

function update(call: Call, given: ReturnType<typeof readFields>): Customer {
  const { account } = call;
  const found = customerNamed(account, idOf(call));
  const { email, name, phone, description, preferredLocales, metadata, balance } = given;
  const method = given.defaultPaymentMethod;
  if (method && account.tables.paymentMethods.get(method)?.customer !== found.id) {
    throw invalid(`The customer does not have the payment method ${method}.`, 'invoice_settings');
  }
  if (given.paymentMethod) attachKnown(account, given.paymentMethod, found.id);
  account.update('customer.updated', found, {
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(description !== undefined && { description }),
    ...(preferredLocales && { preferred_locales: preferredLocales }),
    ...(metadata && { metadata: merged(found.metadata, metadata) }),
    ...(method !== undefined && {
      invoice_settings: { ...found.invoice_settings, default_payment_method: method },
    }),
  });
  const { currency } = found;
  if (balance === undefined || balance === found.balance) return found;
  adjust(account, found, { amount: balance - found.balance, currency: currency ?? 'eur' });
  return found;
}

interface Adjustment {
  readonly amount: number;
  readonly currency: string;
  readonly description?: string | null;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Adds to what a customer owes, or, below zero, has to their credit. */
function adjust(
  account: Account,
  of: Customer,
  { amount, currency, description = null, metadata = {} }: Adjustment,
): BalanceTransaction {
  const balance = of.balance + amount;
  account.update('customer.updated', of, { balance, currency });
  return account.tables.balanceTransactions.add({
    id: newId(PREFIXES.balanceTransactions),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: account.now(of.id),
    credit_note: null,
    currency,
    customer: of.id,
    customer_account: null,
    description,
    ending_balance: balance,
    invoice: null,
    livemode: false,
    metadata: merged({}, metadata),
    type: 'adjustment',
  } satisfies Stripe.CustomerBalanceTransaction);
}

function retrieve(call: Call): object {
  const found = call.account.tables.customers.get(idOf(call));
  if (!found) throw missing('customer', idOf(call));
  return found;
}

const readTransaction = (params: Params) => ({
  amount: params.integer('amount'),
  currency: params.required('currency'),
  description: params.text('description') ?? null,
  metadata: params.metadata(),
});

function transact(call: Call, given: ReturnType<typeof readTransaction>): BalanceTransaction {
  const { amount } = given;
  if (!amount) throw invalid('The amount must not be zero.', 'amount');
  const found = customerNamed(call.account, idOf(call));
  return adjust(call.account, found, { ...given, amount });
}

function listTransactions(call: Call, page: Page): object {
  const { id: customer } = customerNamed(call.account, idOf(call));
  const rows = call.account.tables.balanceTransactions.newestFirst();
  return paged(
    rows.filter((row) => matches(row, { customer })),
    page,
    call.path,
  );
}

const readList = (params: Params) => ({
  email: params.text('email'),
  testClock: params.text('test_clock') ?? null,
  created: params.range('created'),
  page: readPage(params),
});

function listAll({ account, path }: Call, given: ReturnType<typeof readList>): object {
  const rows = account.tables.customers
    .newestFirst()
    .filter((row) => !row.deleted)
    .filter((row) => matches(row, { email: given.email, test_clock: given.testClock }))
    .filter((row) => inRange(row.created, given.created));
  return paged(rows, given.page, path);
}

export const CUSTOMERS = [
  endpoint('POST', '/v1/customers', readNew, create),
  endpoint('GET', '/v1/customers', readList, listAll),
  endpoint('GET', '/v1/customers/:id', nothing, retrieve),
  endpoint('POST', '/v1/customers/:id', readFields, update),
  endpoint('POST', '/v1/customers/:id/balance_transactions', readTransaction, transact),
  endpoint('GET', '/v1/customers/:id/balance_transactions', readPage, listTransactions),
  endpoint('DELETE', '/v1/customers/:id', nothing, (call) =>
    deleteCustomer(call.account, customerNamed(call.account, idOf(call))),
  ),
];
