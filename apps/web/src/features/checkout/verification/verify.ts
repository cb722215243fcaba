import type { AppError } from '@tercet/api-client';
import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import type { Changed } from '../../../billing/use-subscription-change';

/**
 * What has become of a payment. `ended`: what was had is over, and nothing else has come; `none`: nobody has said that there is one; `noUser`: it is
 * not this person's; `signedOut`: nobody is signed in any more; `off`: nobody here can say.
 */
export type Verdict =
  | { readonly step: 'done'; readonly subscription: SubscriptionStateFragment }
  | { readonly step: 'ended'; readonly subscription: SubscriptionStateFragment }
  | { readonly step: 'noUser' | 'signedOut' | 'notActive' | 'none' | 'off' }
  | { readonly step: 'failed'; readonly error: AppError };

/** From one question to the next. Milliseconds. */
const PAUSE_MS = 2_000;
/** For how long is asked before the person is. Milliseconds. */
const PATIENCE_MS = 15_000;

/** Failures that another question changes nothing about. */
const FINAL: readonly AppError['code'][] = ['NOT_FOUND', 'VALIDATION_FAILED'];

const wait = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

function verdictOn({ subscription, error }: Changed, isPaymentExpected: boolean): Verdict {
  if (error === null) {
    if (subscription.isPremium) return { step: 'done', subscription };
    if (subscription.isExpired) return { step: 'ended', subscription };
    return { step: isPaymentExpected ? 'notActive' : 'none' };
  }
  if (error.code === 'FORBIDDEN') return { step: 'noUser' };
  if (error.code === 'UNAUTHENTICATED') return { step: 'signedOut' };
  return error.code === 'PAYMENTS_OFF' ? { step: 'off' } : { step: 'failed', error };
}

export interface Verification {
  readonly ask: () => Promise<Changed>;
  readonly isWanted: () => boolean;
  /** Somebody is said to have paid, so that a payment which is not there yet is waited for. */
  readonly isPaymentExpected: boolean;
}

/** Whether there is nothing to wait for. */
function isFinal(verdict: Verdict, isPaymentExpected: boolean): boolean {
  if (verdict.step === 'failed') return FINAL.includes(verdict.error.code);
  // Whoever buys anew had something that is over.
  return verdict.step !== 'notActive' && !(verdict.step === 'ended' && isPaymentExpected);
}

/**
 * Asks the server for a while whether a payment has arrived: it asks the payment provider each time, so that a message
 * of the provider's that is late or lost is not waited for. An answer that does not come is not waited for either.
 */
export async function verify({ ask, isWanted, isPaymentExpected }: Verification): Promise<Verdict> {
  const end = Date.now() + PATIENCE_MS;
  let verdict: Verdict = { step: 'failed', error: { code: 'PAYMENT_PROVIDER_ERROR', args: {} } };
  while (isWanted()) {
    const answer = await Promise.race([ask(), wait(end - Date.now())]);
    if (!answer) break;
    verdict = verdictOn(answer, isPaymentExpected);
    if (isFinal(verdict, isPaymentExpected) || Date.now() + PAUSE_MS >= end) break;
    await wait(PAUSE_MS);
  }
  return verdict;
}
