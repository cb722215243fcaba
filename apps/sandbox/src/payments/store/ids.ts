import { randomInt } from 'node:crypto';
import type { TableName } from './rows';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** What the ids of each kind begin with, as the provider's do. */
export const PREFIXES = {
  customers: 'cus_',
  balanceTransactions: 'cbtxn_',
  products: 'prod_',
  prices: 'price_',
  paymentMethods: 'pm_',
  sessions: 'cs_test_',
  portals: 'bps_',
  portalConfigurations: 'bpc_',
  subscriptions: 'sub_',
  invoices: 'in_',
  invoicePayments: 'inpay_',
  paymentIntents: 'pi_',
  charges: 'ch_',
  refunds: 're_',
  disputes: 'du_',
  testClocks: 'clock_',
  endpoints: 'we_',
  events: 'evt_',
} as const satisfies Partial<Record<TableName, string>>;

export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function newId(prefix: string): string {
  return prefix + randomText(prefix === PREFIXES.sessions ? 56 : 24);
}

/** Which table an id belongs to. */
export function tableOf(id: string): keyof typeof PREFIXES | undefined {
  const found = Object.entries(PREFIXES).find(([, prefix]) => id.startsWith(prefix));
  return found?.[0] as keyof typeof PREFIXES | undefined;
}
