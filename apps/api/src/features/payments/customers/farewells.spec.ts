import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager, Repository } from 'typeorm';
import type { Logger } from '../../../platform/logging/logger';
import type { AccountEvents } from '../../account/account-events';
import type { PaymentProvider } from '../../payment-provider/payment-provider';
import type { SubscriptionRecords } from '../../subscription/subscription-records';
import type { Refunds } from '../billing/refunds';
import type { AfterCommit } from './after-commit';
import type { BillingCustomers } from './billing-customers';
import type { BillingFarewellEntity } from './billing-farewell.entity';
import { Farewells } from './farewells';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Takes whatever is built of a statement. */
const statement = {
  insert: () => statement,
  into: () => statement,
  values: () => statement,
  orIgnore: () => statement,
  execute: () => Promise.resolve(),
};

/** Has an account that paid removed. @param find what is said of those that are noted, each time it is asked */
async function removeAccount(find: () => Promise<BillingFarewellEntity[]>): Promise<void> {
  const committed: (() => Promise<unknown>)[] = [];
  const removed: ((manager: EntityManager, userId: string) => Promise<unknown>)[] = [];
  const farewells = new Farewells(
    { find } as Repository<BillingFarewellEntity>,
    { of: () => Promise.resolve({ customerId: 'cus_1' }) } as unknown as BillingCustomers,
    { of: () => Promise.resolve(null) } as unknown as SubscriptionRecords,
    { isOn: true } as PaymentProvider,
    {} as Refunds,
    { whenRemoved: (act: (typeof removed)[0]) => removed.push(act) } as unknown as AccountEvents,
    {
      do: (_: unknown, act: (typeof committed)[0]) => committed.push(act),
    } as unknown as AfterCommit,
    { requestFailed: () => undefined } as unknown as Logger,
  );
  farewells.onModuleInit();
  const manager = { createQueryBuilder: () => statement } as unknown as EntityManager;
  for (const act of removed) await act(manager, 'ada');
  for (const act of committed) await act();
}

describe('a farewell', () => {
  it('is said later, at longer and longer intervals, where the database is away', async () => {
    const find = jest.fn<() => Promise<BillingFarewellEntity[]>>();
    find.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('still away'));
    find.mockResolvedValue([]);
    await removeAccount(find);
    expect(find).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(find).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(find).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(find).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(find).toHaveBeenCalledTimes(3);
  });
});
