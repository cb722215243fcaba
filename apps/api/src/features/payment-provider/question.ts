import { AsyncLocalStorage } from 'node:async_hooks';
import { ProviderSetupError } from './payment-errors';

/** All that is asked of the provider for one answer: several calls, one after another, each tried several times. */
interface Question {
  /** No call is made for it any more. */
  isOver: boolean;
  /** Of which it is a part. */
  readonly within: Question | undefined;
}

const current = new AsyncLocalStorage<Question>();

const isOver = (question: Question | undefined): boolean =>
  question !== undefined && (question.isOver || isOver(question.within));

const tookTooLong = () =>
  new ProviderSetupError('The provider does not come to an end with its answer');

/** @throws {ProviderSetupError} where it is too late for another call: it might change what somebody was told has failed */
export function assertInTime(): void {
  if (isOver(current.getStore())) throw tookTooLong();
}

/**
 * @param deadlineMs after which no call is made any more, in milliseconds
 * @param graceMs in which the last call may still be answered, in milliseconds
 * @throws {ProviderSetupError} after both
 */
export async function answerWithin<Answer>(
  { deadlineMs, graceMs }: { deadlineMs: number; graceMs: number },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const question: Question = { isOver: false, within: current.getStore() };
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      question.isOver = true;
      timer = setTimeout(() => reject(tookTooLong()), graceMs);
    }, deadlineMs);
  });
  try {
    return await Promise.race([current.run(question, ask), end]);
  } finally {
    clearTimeout(timer);
  }
}
