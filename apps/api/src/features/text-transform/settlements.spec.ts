import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '../../platform/logging/logger';
import type { UsageService } from '../subscription/usage.service';
import type { RequestKeys } from '../subscription/request-keys';
import { Settlements } from './settlements';

const away = new Error('Connection terminated unexpectedly');

describe('giving a request back', () => {
  const giveBack = jest.fn<UsageService['giveBack']>();
  const free = jest.fn<RequestKeys['free']>();
  const unforeseen = jest.fn<Logger['unforeseen']>();
  const settlements = new Settlements(
    { giveBack: giveBack as UsageService['giveBack'] } as UsageService,
    { free: free as RequestKeys['free'] } as RequestKeys,
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
    expect(await settlements.giveBack({ userId: 'u', reservation })).toBe(true);
    expect(giveBack.mock.calls).toEqual([[reservation], [reservation], [reservation]]);
    expect(unforeseen).not.toHaveBeenCalled();
  });

  it('frees its key, however often that takes', async () => {
    free.mockRejectedValueOnce(away);
    expect(await settlements.giveBack({ userId: 'u', run })).toBe(true);
    expect(free.mock.calls).toEqual([[run], [run]]);
    expect(giveBack).not.toHaveBeenCalled();
  });

  it('says so where the database stays away, and frees the place before that', async () => {
    giveBack.mockRejectedValue(away);
    let isFree = false;
    const leavePlace = () => (isFree = true);
    const given = settlements.giveBack({ userId: 'u', reservation, leavePlace });
    expect(isFree).toBe(true);
    expect(await given).toBe(false);
    expect(unforeseen).toHaveBeenCalledTimes(1);
  });
});
