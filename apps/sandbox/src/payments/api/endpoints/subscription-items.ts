import type { Proration, Switch } from '../../billing/switching';
import { itemOf } from '../../objects/subscription';
import { invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import type { Subscription } from '../../store/rows';
import type { Params } from '../params';
import { soldPrice } from './catalogue';

const PRORATIONS: readonly Proration[] = ['always_invoice', 'create_prorations', 'none'];

function onlyItem(params: Params): Params | undefined {
  const items = params.groups('items');
  if (items.length > 1) throw invalid('The stand-in sells one price a subscription.', 'items');
  return items[0];
}

export function readNewItem(params: Params) {
  const item = onlyItem(params);
  if (!item) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  return { price: item.required('price'), quantity: item.integer('quantity') ?? 1 };
}

/** A switch to another price as it is asked for, whether it is to be made or only shown. */
export interface AskedSwitch {
  readonly item: string | null;
  readonly price: string | null;
  readonly quantity: number | undefined;
  readonly proration: Proration;
  readonly at: number | undefined;
}

export function readSwitch(params: Params): AskedSwitch | undefined {
  const item = onlyItem(params);
  const proration = params.choice('proration_behavior', PRORATIONS) ?? 'create_prorations';
  const at = params.integer('proration_date');
  return (
    item && {
      item: item.text('id') ?? null,
      price: item.text('price') ?? null,
      quantity: item.integer('quantity'),
      proration,
      at,
    }
  );
}

/** The switch in terms of what the account has; none where nothing would be different. */
export function switchOf(
  account: Account,
  of: Subscription,
  asked: AskedSwitch,
): Switch | undefined {
  const item = itemOf(of);
  if (asked.item === null) {
    throw invalid('The stand-in sells one price a subscription: name its item.', 'items[0][id]');
  }
  if (asked.item !== item.id) throw missing('subscription item', asked.item, 'items[0][id]');
  // What is paid already may go on, whether or not it is still sold.
  const price =
    asked.price === null || asked.price === item.price.id
      ? item.price
      : soldPrice(account, asked.price, 'items[0][price]', of.currency);
  const quantity = asked.quantity ?? item.quantity;
  if (price.id === item.price.id && quantity === item.quantity) return undefined;
  const { proration, at } = asked;
  if (at !== undefined && (at < item.current_period_start || at > item.current_period_end)) {
    throw invalid(
      'Cannot specify proration date outside of current subscription period.',
      'subscription_proration_date',
    );
  }
  return { price, quantity, proration, at };
}
