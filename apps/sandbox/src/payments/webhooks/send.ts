import { createHmac } from 'node:crypto';
import type { WebhookEndpoint } from '../store/rows';
import type { DeliveryBehaviour } from './behaviour';

const TIMEOUT_MS = 20_000;
const TOO_OLD_S = 301;

/** What came of sending an event once. */
export interface Attempt {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly status?: number;
  /** Why there was no answer. */
  readonly error?: string;
}

/** The header that shows that an event comes from the provider. */
export function signature(body: string, secret: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export async function sendOnce(
  { url, secret }: WebhookEndpoint,
  body: string,
  { wrongSecret, oldTimestamp }: DeliveryBehaviour,
  ended: AbortSignal,
): Promise<Attempt> {
  const at = Date.now();
  const seconds = Math.floor(at / 1000) - (oldTimestamp ? TOO_OLD_S : 0);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, wrongSecret ? `${secret}-wrong` : secret, seconds),
        'user-agent': 'Stripe/1.0 (development stand-in)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return { at, status: response.status };
  } catch (error) {
    return { at, error: error instanceof Error ? error.message : String(error) };
  }
}

export const isDelivered = ({ status = 0 }: Attempt) => status >= 200 && status < 300;
