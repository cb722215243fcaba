import type { AppError } from '@tercet/api-client';
import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import type { Changed } from '../../../billing/use-subscription-change';

/** What has become of a payment. `noUser`: it is not this person's; `signedOut`: nobody is signed in any more. */
export type Verdict =
  | { readonly step: 'done'; readonly subscription: SubscriptionStateFragment }
  | { readonly step: 'noUser' | 'signedOut' | 'notActive' }
  | { readonly step: 'failed'; readonly error: AppError };

/** From one question to the next. Milliseconds. */
const PAUSE_MS = 2_000;
/** How often is asked before the person is. */
const MOST_TRIES = 15;

/** Failures that another question changes nothing about. */
const FINAL: readonly AppError['code'][] = ['PAYMENTS_OFF', 'NOT_FOUND', 'VALIDATION_FAILED'];

/**
 * Asks the server for a while whether the payment has arrived: it asks the payment provider each time, so that a message
 * of the provider's that is late or lost is not waited for.
 */
export async function verify(
  ask: () => Promise<Changed>,
  isWanted: () => boolean,
): Promise<Verdict> {
  let verdict: Verdict = { step: 'notActive' };
  for (let tries = 0; tries < MOST_TRIES && isWanted(); tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const { subscription, error } = await ask();
    if (subscription?.isPremium) return { step: 'done', subscription };
    if (error?.code === 'FORBIDDEN') return { step: 'noUser' };
    if (error?.code === 'UNAUTHENTICATED') return { step: 'signedOut' };
    verdict = error ? { step: 'failed', error } : { step: 'notActive' };
    if (error && FINAL.includes(error.code)) break;
  }
  return verdict;
}
