import { price, product, type Interval } from '../../objects/price';
import { invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import { newId, PREFIXES } from '../../store/ids';
import type { Price, Product } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { inRange, matches, paged, readPage } from '../lists';
import { merged, type Params } from '../params';

const INTERVALS: readonly Interval[] = ['day', 'week', 'month', 'year'];

function productNamed(account: Account, id: string, param?: string): Product {
  const found = account.tables.products.get(id);
  if (!found) throw missing('product', id, param);
  return found;
}

/** A price that is named in a parameter or in an address. */
export function priceNamed(account: Account, id: string, param?: string): Price {
  const found = account.tables.prices.get(id);
  if (!found) throw missing('price', id, param);
  return found;
}

/** A price that is to be paid from now on: one that is still sold, and in the currency that is paid in already. */
export function soldPrice(account: Account, id: string, param: string, currency?: string): Price {
  const found = priceNamed(account, id, param);
  if (!found.active) throw invalid(`The price ${id} is not active.`, param);
  if (currency !== undefined && found.currency !== currency) {
    throw invalid(`The price ${id} is in ${found.currency}, and not in ${currency}.`, param);
  }
  return found;
}

const readProduct = (params: Params) => ({
  name: params.text('name') ?? undefined,
  description: params.text('description'),
  active: params.flag('active'),
  metadata: params.metadata(),
});

const readNewProduct = (params: Params) => ({
  ...readProduct(params),
  name: params.required('name'),
});

function createProduct({ account }: Call, given: ReturnType<typeof readNewProduct>): Product {
  const made = product({ ...given, id: newId(PREFIXES.products) }, account.now());
  account.tables.products.add({ ...made, active: given.active ?? true });
  account.emit('product.created', made);
  return productNamed(account, made.id);
}

function updateProduct(call: Call, given: ReturnType<typeof readProduct>): Product {
  const { account } = call;
  const found = productNamed(account, idOf(call));
  const { name, description, active, metadata } = given;
  account.update('product.updated', found, {
    ...(name && { name }),
    ...(description !== undefined && { description }),
    ...(active !== undefined && { active }),
    ...(metadata && { metadata: merged(found.metadata, metadata) }),
    updated: account.now(),
  });
  return found;
}

const readProductList = (params: Params) => ({
  active: params.flag('active'),
  ids: params.texts('ids'),
  created: params.range('created'),
  page: readPage(params),
});

function listProducts({ account, path }: Call, given: ReturnType<typeof readProductList>): object {
  const rows = account.tables.products
    .newestFirst()
    .filter((row) => matches(row, { active: given.active }))
    .filter(({ id }) => !given.ids || given.ids.includes(id))
    .filter(({ created }) => inRange(created, given.created));
  return paged(rows, given.page, path);
}

function readNewPrice(params: Params) {
  const recurring = params.group('recurring');
  const interval = recurring?.choice('interval', INTERVALS);
  const amount = params.integer('unit_amount');
  if (!interval) throw invalid('The stand-in sells subscriptions only.', 'recurring[interval]');
  if (amount === undefined || amount < 0) {
    throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
  }
  return {
    product: params.required('product'),
    currency: params.required('currency').toLowerCase(),
    amount,
    interval,
    intervalCount: recurring?.integer('interval_count'),
    lookupKey: params.text('lookup_key'),
    transfer: params.flag('transfer_lookup_key') ?? false,
    nickname: params.text('nickname'),
    metadata: params.metadata(),
  };
}

/** A lookup key names one price; it moves only where that is asked for. */
function takeLookupKey(account: Account, key: string | null | undefined, transfer: boolean): void {
  const holder = key && account.tables.prices.all().find((row) => row.lookup_key === key);
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw invalid(message, 'lookup_key', 'resource_already_exists');
  }
  account.update('price.updated', holder, { lookup_key: null });
}

function createPrice({ account }: Call, given: ReturnType<typeof readNewPrice>): Price {
  productNamed(account, given.product, 'product');
  takeLookupKey(account, given.lookupKey, given.transfer);
  const made = account.tables.prices.add(
    price({ ...given, id: newId(PREFIXES.prices) }, account.now()),
  );
  account.emit('price.created', made);
  return made;
}

const readPriceChange = (params: Params) => ({
  active: params.flag('active'),
  lookupKey: params.text('lookup_key'),
  transfer: params.flag('transfer_lookup_key') ?? false,
  nickname: params.text('nickname'),
  metadata: params.metadata(),
});

function updatePrice(call: Call, given: ReturnType<typeof readPriceChange>): Price {
  const { account } = call;
  const found = priceNamed(account, idOf(call));
  const { active, lookupKey, nickname, metadata } = given;
  if (lookupKey !== found.lookup_key) takeLookupKey(account, lookupKey, given.transfer);
  account.update('price.updated', found, {
    ...(active !== undefined && { active }),
    ...(lookupKey !== undefined && { lookup_key: lookupKey }),
    ...(nickname !== undefined && { nickname }),
    ...(metadata && { metadata: merged(found.metadata, metadata) }),
  });
  return found;
}

const readPriceList = (params: Params) => ({
  active: params.flag('active'),
  lookupKeys: params.texts('lookup_keys'),
  product: params.text('product') ?? undefined,
  currency: params.text('currency') ?? undefined,
  type: params.choice('type', ['one_time', 'recurring']),
  created: params.range('created'),
  page: readPage(params),
});

function listPrices({ account, path }: Call, given: ReturnType<typeof readPriceList>): object {
  const { active, product: of, currency, type, lookupKeys } = given;
  const rows = account.tables.prices
    .newestFirst()
    .filter((row) => matches(row, { active, product: of, currency, type }))
    .filter(({ lookup_key }) => !lookupKeys || lookupKeys.includes(lookup_key ?? ''))
    .filter(({ created }) => inRange(created, given.created));
  return paged(rows, given.page, path);
}

export const CATALOGUE = [
  endpoint('POST', '/v1/products', readNewProduct, createProduct),
  endpoint('GET', '/v1/products', readProductList, listProducts),
  endpoint('GET', '/v1/products/:id', nothing, (call) => productNamed(call.account, idOf(call))),
  endpoint('POST', '/v1/products/:id', readProduct, updateProduct),
  endpoint('POST', '/v1/prices', readNewPrice, createPrice),
  endpoint('GET', '/v1/prices', readPriceList, listPrices),
  endpoint('GET', '/v1/prices/:id', nothing, (call) => priceNamed(call.account, idOf(call))),
  endpoint('POST', '/v1/prices/:id', readPriceChange, updatePrice),
];
