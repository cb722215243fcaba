import type { AppError } from '@tercet/api-client';
import { PLAN_LIMITS, textFaultIn } from '@tercet/contracts';

export type WayOut = 'retry' | 'signIn' | 'upgrade' | 'connect' | 'none';

/** What helps after a failure: another try, a sign-in, a subscription, a model, or none of these (a text that does not fit). */
export function wayOut({ code, args }: AppError): WayOut {
  if (textFaultIn(args)) return 'none';
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'TOKEN_EXPIRED':
    case 'TOKEN_INVALID':
      return 'signIn';
    case 'PREMIUM_REQUIRED':
    case 'USAGE_LIMIT_REACHED':
      return 'upgrade';
    case 'TEXT_TOO_LONG':
      return args.limit === PLAN_LIMITS.free.transformCharacters ? 'upgrade' : 'none';
    case 'AI_NOT_CONFIGURED':
      return 'connect';
    case 'REQUEST_IN_PROGRESS':
    case 'AI_UNAVAILABLE':
    case 'AI_TIMEOUT':
    case 'SERVICE_BUSY':
    case 'RATE_LIMITED':
    case 'NETWORK':
    case 'INTERNAL':
      return 'retry';
    default:
      return 'none';
  }
}

/** Longer than the wait after many requests at once is only that for another day. Seconds. */
const LONGEST_PAUSE = 120;

/** Whether a day's fair use of premium is used up. */
export const isFairUse = ({ code, retryAfterSeconds = 0 }: AppError): boolean =>
  code === 'RATE_LIMITED' && retryAfterSeconds > LONGEST_PAUSE;

/** What is waited for after too many requests where the server does not say how long. Seconds. */
const UNSAID_WAIT = 15;

/** The moment from which another try makes sense. Milliseconds since 1970. */
export function retryMoment({ code, retryAfterSeconds }: AppError): number {
  const wait = retryAfterSeconds ?? (code === 'RATE_LIMITED' ? UNSAID_WAIT : 0);
  return Date.now() + wait * 1000;
}
