import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Config } from '../../platform/config/config';
import type { Logger } from '../../platform/logging/logger';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { DailyLimits } from '../subscription/daily-limits';
import type { Entitlements } from '../subscription/entitlements';
import type { UsageService } from '../subscription/usage.service';
import type { RequestKeys } from '../subscription/request-keys';
import { Admissions } from './admissions';
import { RunningTransforms } from './running-transforms';

const away = new Error('Connection terminated unexpectedly');

describe('giving a request back', () => {
  const giveBack = jest.fn<UsageService['giveBack']>();
  const free = jest.fn<RequestKeys['free']>();
  const unforeseen = jest.fn<Logger['unforeseen']>();
  const admissions = new Admissions(
    {} as Entitlements,
    { giveBack: giveBack as UsageService['giveBack'] } as UsageService,
    { free: free as RequestKeys['free'] } as RequestKeys,
    new RunningTransforms({ transformsAtOnce: 1 } as Config),
    {} as RateLimiter,
    {} as DailyLimits,
    { unforeseen: unforeseen as Logger['unforeseen'] } as Logger,
  );
  const reservation = { id: 'r1' };
  const run = { userId: 'u', key: 'key-of-r1', runId: 'r1', isRepeat: false };
  beforeEach(() => {
    giveBack.mockReset().mockResolvedValue();
    free.mockReset().mockResolvedValue();
    unforeseen.mockReset();
  });

  it('outlasts a moment without a database', async () => {
    giveBack.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
    expect(await admissions.giveBack({ userId: 'u', reservation })).toBe(true);
    expect(giveBack.mock.calls).toEqual([[reservation], [reservation], [reservation]]);
    expect(unforeseen).not.toHaveBeenCalled();
  });

  it('frees its key, however often that takes', async () => {
    free.mockRejectedValueOnce(away);
    expect(await admissions.giveBack({ userId: 'u', run })).toBe(true);
    expect(free.mock.calls).toEqual([[run], [run]]);
    expect(giveBack).not.toHaveBeenCalled();
  });

  it('says so where the database stays away, and frees the place before that', async () => {
    giveBack.mockRejectedValue(away);
    let isFree = false;
    const leavePlace = () => (isFree = true);
    const given = admissions.giveBack({ userId: 'u', reservation, leavePlace });
    expect(isFree).toBe(true);
    expect(await given).toBe(false);
    expect(unforeseen).toHaveBeenCalledTimes(1);
  });
});
