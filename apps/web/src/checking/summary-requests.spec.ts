import { describe, expect, it, jest } from '@jest/globals';
import { createSummaryRequests } from './summary-requests';

const TEXT = { text: 'Here.', language: 'en', length: {} } as const;

describe('questions for summaries', () => {
  it('each get their own answer', async () => {
    const ask = jest.fn();
    const requests = createSummaryRequests(ask);
    const first = requests.of(TEXT);
    const second = requests.of({ ...TEXT, length: { sentences: 3 } });
    expect(ask.mock.calls.map(([number]) => number)).toEqual([1, 2]);
    requests.answered(2, { sentences: [], lack: 'too-short' });
    expect(requests.isWaiting()).toBe(true);
    requests.answered(1, { sentences: [], lack: 'no-sentences' });
    expect(await first).toMatchObject({ lack: 'no-sentences' });
    expect(await second).toMatchObject({ lack: 'too-short' });
    expect(requests.isWaiting()).toBe(false);
  });

  it('are answered with nothing when the worker is lost', async () => {
    const requests = createSummaryRequests(() => undefined);
    const lost = requests.of(TEXT);
    requests.abandon();
    expect(await lost).toBeNull();
  });
});
