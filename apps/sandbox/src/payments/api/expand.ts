import { list } from '../objects/wire';
import { invalid } from '../refusal';
import type { Account } from '../store/account';
import { tableOf } from '../store/ids';
import type { Row } from '../store/rows';
import { lineItemsOf } from './line-items';

/** As the provider counts them: `data.items.data.price` is as deep as it goes. */
const MAX_DEPTH = 4;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What objects show only when they are asked to. */
function included(account: Account, object: Fields, name: string): unknown {
  const { tables } = account;
  const id = String(object.id);
  if (object.object === 'checkout.session' && name === 'line_items') {
    return lineItemsOf(account, id);
  }
  if (object.object === 'invoice' && name === 'payments') {
    const payments = tables.invoicePayments.all().filter(({ invoice }) => invoice === id);
    return list(payments, `/v1/invoice_payments?invoice=${id}`);
  }
  if (object.object === 'customer' && name === 'subscriptions') {
    const of = tables.subscriptions
      .newestFirst()
      .filter(({ customer, status }) => customer === id && status !== 'canceled');
    return list(of, `/v1/customers/${id}/subscriptions`);
  }
  if (object.object === 'charge' && name === 'refunds') {
    const refunds = tables.refunds.newestFirst().filter(({ charge }) => charge === id);
    return list(refunds, `/v1/charges/${id}/refunds`);
  }
  return undefined;
}

function found(account: Account, id: string): Row | undefined {
  const table = tableOf(id);
  return table && account.tables[table].get(id);
}

interface Wish {
  readonly account: Account;
  readonly path: string;
}

function expandIn(object: unknown, parts: readonly string[], wish: Wish): void {
  const [name, ...rest] = parts;
  if (name === undefined) return;
  if (Array.isArray(object)) return object.forEach((item) => expandIn(item, parts, wish));
  if (!isObject(object)) return;
  const asked = included(wish.account, object, name);
  if (asked !== undefined) object[name] = structuredClone(asked);
  if (!Object.hasOwn(object, name)) {
    throw invalid(`This property cannot be expanded (${wish.path}).`, 'expand');
  }
  const value = object[name];
  if (typeof value === 'string') {
    const whole = found(wish.account, value);
    if (!whole) throw invalid(`This property cannot be expanded (${wish.path}).`, 'expand');
    object[name] = structuredClone(whole);
  }
  expandIn(object[name], rest, wish);
}

/** A copy of an answer in which objects stand whole where their ids did, for each path that was asked for. */
export function expanded(account: Account, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH) {
      throw invalid(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
        'expand',
      );
    }
    expandIn(copy, parts, { account, path });
  }
  return copy;
}
