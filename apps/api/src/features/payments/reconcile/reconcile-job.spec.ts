import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Lifecycle } from '../../../platform/http/lifecycle';
import type { Logger } from '../../../platform/logging/logger';
import type { PaymentProvider } from '../../payment-provider/payment-provider';
import type { PaymentUpkeep } from './payment-upkeep';
import { ReconcileJob } from './reconcile-job';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A job whose runs end as `outcome` says, one after another, and the minutes from each of them to the next. */
function begin(outcome: (run: number) => boolean | Error) {
  const times: number[] = [];
  const run = async () => {
    times.push(Date.now());
    const is = outcome(times.length);
    if (is instanceof Error) throw is;
    return is;
  };
  const job = new ReconcileJob(
    { isOn: true } as PaymentProvider,
    { run } as unknown as PaymentUpkeep,
    { beginWork: () => () => undefined } as unknown as Lifecycle,
    { requestFailed: () => undefined } as unknown as Logger,
  );
  job.onApplicationBootstrap();
  const pauses = () => times.slice(1).map((time, i) => (time - (times[i] ?? 0)) / MINUTE_MS);
  return { job, pauses };
}

describe('the job that compares with the provider', () => {
  it('runs at the start and every hour', async () => {
    const { pauses } = begin(() => true);
    await jest.advanceTimersByTimeAsync(3 * HOUR_MS);
    expect(pauses()).toEqual([60, 60, 60]);
  });

  it('comes back soon after a failure, and later each time where it stays', async () => {
    const { pauses } = begin((run) => (run === 1 ? new Error('no database') : false));
    await jest.advanceTimersByTimeAsync(5 * HOUR_MS);
    expect(pauses()).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('begins anew with the short ones once all was well', async () => {
    const { pauses } = begin((run) => run === 4);
    await jest.advanceTimersByTimeAsync(70 * MINUTE_MS);
    expect(pauses()).toEqual([1, 2, 4, 60, 1, 2]);
  });

  it('runs no more once the server stops', async () => {
    const { job, pauses } = begin(() => true);
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    job.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(DAY_MS);
    expect(pauses()).toEqual([60]);
  });
});
