import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ClientLogEntry } from '@tercet/contracts';
import { LogBuffer } from './log-buffer';
import type { LogTransport } from './log-transport';

const send = jest.fn<LogTransport['send']>();
const sendLast = jest.fn<LogTransport['sendLast']>();
let buffer: LogBuffer;
beforeEach(() => {
  send.mockReset().mockResolvedValue(true);
  sendLast.mockReset().mockReturnValue(true);
  buffer = new LogBuffer({ send, sendLast });
});

const error = (facts: Partial<ClientLogEntry> = {}): ClientLogEntry => ({
  level: 'error',
  message: 'Server error',
  ...facts,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));
const sent = () => send.mock.calls.map(([logs]) => logs);

describe('LogBuffer', () => {
  it('sends an error at once, and the same one again only with the next flush, counted', async () => {
    buffer.add(error());
    await settled();
    for (let i = 0; i < 3; i += 1) buffer.add(error({ timestamp: `2026-11-26T10:00:0${i}.000Z` }));
    await settled();
    expect(sent()).toEqual([[error()]]);
    buffer.flush();
    await settled();
    expect(sent()[1]).toMatchObject([{ count: 3, timestamp: '2026-11-26T10:00:00.000Z' }]);
    buffer.add(error());
    await settled();
    expect(sent()).toHaveLength(3);
  });

  it('sends what came before with the next error, and not again with the one after', async () => {
    for (let i = 0; i < 25; i += 1)
      buffer.note({ level: 'info', message: 'Page shown', status: i });
    buffer.add(error());
    buffer.add(error({ code: 'INTERNAL' }));
    await settled();
    const [[first], [second]] = sent() as [ClientLogEntry[], ClientLogEntry[]];
    expect(first?.trail?.map(({ status }) => status)).toEqual([...Array(25).keys()].slice(5));
    expect(second?.trail).toMatchObject([{ level: 'error', message: 'Server error' }]);
  });

  it('keeps what could not be sent for the next flush, and tries no sooner', async () => {
    send.mockResolvedValue(false);
    buffer.add(error());
    buffer.add(error({ status: 500 }));
    await settled();
    expect(send).toHaveBeenCalledTimes(1);
    buffer.add(error());
    send.mockResolvedValue(true);
    buffer.flush();
    await settled();
    expect(sent()[1]).toMatchObject([{ count: 2 }, { status: 500 }]);
    buffer.flush();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('holds the latest fifty at most, however long nobody answers', async () => {
    send.mockResolvedValue(false);
    for (let i = 0; i < 70; i += 1) buffer.add(error({ status: 500 + i }));
    await settled();
    buffer.leave();
    const [logs = []] = sendLast.mock.calls[0] ?? [];
    expect(logs.map(({ status }) => status)).toEqual([...Array(50).keys()].map((i) => 520 + i));
  });

  it('sends no more at once than a browser lets outlive the page', async () => {
    send.mockResolvedValueOnce(false);
    for (let i = 0; i < 40; i += 1) buffer.add(error({ status: i, stack: 'x'.repeat(3_000) }));
    await settled();
    buffer.flush();
    await settled();
    buffer.flush();
    await settled();
    buffer.flush();
    await settled();
    buffer.flush();
    await settled();
    const sizes = sent().map((logs) => JSON.stringify({ logs }).length);
    expect(Math.max(...sizes)).toBeLessThan(64_000);
    const arrived = new Set(sent().flatMap((logs) => logs.map(({ status }) => status)));
    expect(arrived.size).toBe(40);
  });

  it('hands what waits to the browser when the page is left, and keeps it where that is refused', async () => {
    send.mockResolvedValue(false);
    buffer.add(error());
    await settled();
    sendLast.mockReturnValueOnce(false);
    buffer.leave();
    buffer.leave();
    buffer.leave();
    expect(sendLast.mock.calls).toEqual([[[error()]], [[error()]]]);
  });
});
