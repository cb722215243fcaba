import { PRODUCT_NAME } from '@tercet/contracts';
import { price, product } from '../objects/price';
import type { Account } from './account';

const PRODUCT = 'prod_premium';
const NAME = `${PRODUCT_NAME} Premium`;

const PRICES = [
  {
    id: 'price_premium_monthly',
    lookupKey: 'premium_monthly',
    nickname: `${NAME}, monthly`,
    amount: 999,
    interval: 'month',
  },
  {
    id: 'price_premium_yearly',
    lookupKey: 'premium_yearly',
    nickname: `${NAME}, yearly`,
    amount: 8999,
    interval: 'year',
  },
] as const;

/** What the product sells, as its owner sets it up once at the provider. */
export function seed(account: Account): void {
  const now = account.now();
  account.tables.products.add(product({ id: PRODUCT, name: NAME }, now));
  for (const given of PRICES) {
    account.tables.prices.add(price({ ...given, product: PRODUCT, currency: 'eur' }, now));
  }
}
