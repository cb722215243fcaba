import type { ClientLogMessage, ErrorCode } from '@tercet/contracts';
import { log } from './log';

const REFUSALS: Readonly<Record<number, ClientLogMessage>> = {
  401: 'Authentication required',
  403: 'Access forbidden',
  404: 'Resource not found',
};
/** What whoever runs the server has left out, which pages say. */
const LEFT_OUT: readonly unknown[] = [
  'AI_NOT_CONFIGURED',
  'PAYMENTS_OFF',
] satisfies readonly ErrorCode[];

interface FailedAnswer {
  readonly operation?: string;
  /** Of the answer, or of its code; absent where there was no answer. */
  readonly status?: number;
  readonly code?: string;
}

/** Notes that the server has not done what it was asked. */
export function logFailedAnswer(answer: FailedAnswer): void {
  const { status = 0, code } = answer;
  const refusal = REFUSALS[status];
  if (refusal) log('warn', refusal, answer);
  else if (status >= 500 && !LEFT_OUT.includes(code)) log('error', 'Server error', answer);
  else log('info', 'Request failed', answer);
}
