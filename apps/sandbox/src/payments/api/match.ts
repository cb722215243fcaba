import type { Endpoint } from './call';
import { CATALOGUE } from './endpoints/catalogue';
import { CHECKOUT } from './endpoints/checkout';
import { CUSTOMERS } from './endpoints/customers';
import { EVENTS } from './endpoints/events';
import { INVOICES } from './endpoints/invoices';
import { MONEY } from './endpoints/money';
import { PAYMENT_METHODS } from './endpoints/payment-methods';
import { PORTAL } from './endpoints/portal';
import { PORTAL_CONFIGURATIONS } from './endpoints/portal-configurations';
import { SUBSCRIPTIONS } from './endpoints/subscriptions';
import { TEST_CLOCKS } from './endpoints/test-clocks';

const ENDPOINTS: readonly Endpoint[] = [
  ...[CATALOGUE, CHECKOUT, CUSTOMERS, EVENTS, INVOICES].flat(),
  ...[MONEY, PAYMENT_METHODS, PORTAL, PORTAL_CONFIGURATIONS, SUBSCRIPTIONS, TEST_CLOCKS].flat(),
];

export interface Match {
  readonly endpoint: Endpoint;
  readonly ids: readonly string[];
}

function idsIn(pattern: string, path: string): readonly string[] | undefined {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const fits = wanted.every((part, index) => part === ':id' || part === parts[index]);
  return fits ? parts.filter((_part, index) => wanted[index] === ':id') : undefined;
}

/** The endpoint that a call is for. Addresses that are written out come before those with an id in the same place. */
export function matchEndpoint(method: string, path: string): Match | undefined {
  for (const endpoint of ENDPOINTS) {
    const ids = endpoint.method === method ? idsIn(endpoint.path, path) : undefined;
    if (ids) return { endpoint, ids: ids.map(decodeURIComponent) };
  }
  return undefined;
}
