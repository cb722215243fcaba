import type { AppError } from '@tercet/api-client';
import { textFaultIn } from '@tercet/contracts';

export type WayOut = 'retry' | 'signIn' | 'connect' | 'none';

/** What helps after a failure: another try, a sign-in, a model, or none of these (a limit, a text that does not fit). */
export function wayOut({ code, args }: AppError): WayOut {
  if (textFaultIn(args)) return 'none';
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'TOKEN_EXPIRED':
    case 'TOKEN_INVALID':
      return 'signIn';
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
