import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { DataSource } from 'typeorm';
import { AiReservationEntity } from '../src/features/subscription/ai-reservation.entity';
import { Lifecycle } from '../src/platform/http/lifecycle';
import { createSubscription } from './factories/subscription.factory';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';
import { openTransform, readWords, shortenLimits, TestingModel, usageOf } from './transform-client';
import { until } from './waiting';
import { watchPatience } from './watch-patience';
import { type WatchedWork, watchWork } from './watch-work';

const ACCOUNTS = 10;
const RUNS_OF_EACH = 50;
const RUNS = ACCOUNTS * RUNS_OF_EACH;
/** Many times what so many runs take, because other programs may keep the machine busy. */
const RUNS_TIMEOUT_MS = 300_000;
const TEXT = 'one two three four';

let model: TestingModel;
let app: TestingApp;
let work: WatchedWork;
let token: string;
let userId: string;
beforeAll(async () => {
  model = await TestingModel.start();
  app = await createTestingApp({ config: model.config });
  work = watchWork(app);
});
afterAll(async () => {
  await app.close();
  await model.sandbox.close();
});
beforeEach(async () => {
  work.reset();
  ({ token, userId } = await app.signup());
});

/** What keeps the process awake: timers, sockets and the like, of the server, the model and their clients. */
const openHandles = () => process.getActiveResourcesInfo().length;

/** Reads so many words, then closes the connection. */
async function leaveAfter(words: number, account: string) {
  const leave = new AbortController();
  const stream = await openTransform(app, account, { text: TEXT }, leave.signal);
  await readWords(stream, words);
  leave.abort();
}

describe('leaving', () => {
  it('before the first word stops the provider and costs nothing', async () => {
    model.behave({ hang: true });
    const leave = new AbortController();
    const opened = openTransform(app, token, { text: TEXT }, leave.signal);
    await until(() => model.calls.length === 1);
    expect(await usageOf(app, token)).toBe(1);
    leave.abort();
    await opened.then((stream) => stream.next()).catch(() => undefined);
    await until(() => model.earlyCloses === 1 && work.ended() === 1);
    expect(await usageOf(app, token)).toBe(0);
  });

  it('after three words stops the provider, and counts', async () => {
    model.behave({ stallAfterChunks: 3 });
    await leaveAfter(3, token);
    await until(() => model.earlyCloses === 1 && work.ended() === 1);
    expect(await usageOf(app, token)).toBe(1);
  });

  it('without closing the stream, by reading no more of it, stops the provider, and counts', async () => {
    model.behave({ answer: 'word '.repeat(1_000), chunkDelayMs: 1 });
    shortenLimits(app, { gatheringMs: 0 });
    const patience = watchPatience();
    const requested = once(app.app.getHttpServer() as Server, 'request');
    const stream = await openTransform(app, token, { text: TEXT });
    await readWords(stream, 1);
    // As if the caller's side were full: nothing more leaves.
    const [request] = (await requested) as [IncomingMessage];
    request.socket.cork();
    await until(() => {
      patience.end();
      return model.earlyCloses === 1 && work.ended() === 1;
    }).finally(patience.restore);
    shortenLimits(app, { gatheringMs: 30 });
    const reservations = app.app.get(DataSource).getRepository(AiReservationEntity);
    expect([await usageOf(app, token), await reservations.countBy({ userId })]).toEqual([1, 0]);
  });

  it('after three words costs nothing once the server stops', async () => {
    model.behave({ stallAfterChunks: 3 });
    const leave = new AbortController();
    const stream = await openTransform(app, token, { text: TEXT }, leave.signal);
    await readWords(stream, 3);
    const accepting = jest.spyOn(app.app.get(Lifecycle), 'accepting', 'get').mockReturnValue(false);
    leave.abort();
    await until(() => work.ended() === 1);
    accepting.mockRestore();
    expect(await usageOf(app, token)).toBe(0);
  });

  it(
    `${RUNS} times leaves neither a call nor a listener nor a place nor anything reserved behind`,
    async () => {
      model.behave({ stallAfterChunks: 3 });
      const accounts: SignedUp[] = [];
      for (let i = 0; i < ACCOUNTS; i += 1) {
        const account = await app.signup();
        await createSubscription(app, account.userId);
        accounts.push(account);
      }
      const before = openHandles();
      await Promise.all(
        accounts.map(async (account) => {
          for (let run = 0; run < RUNS_OF_EACH; run += 1) await leaveAfter(3, account.token);
        }),
      );
      expect(model.calls).toHaveLength(RUNS);
      await until(() => model.earlyCloses === RUNS && work.ended() === RUNS);
      for (const account of accounts) expect(await usageOf(app, account.token)).toBe(RUNS_OF_EACH);
      expect(await app.app.get(DataSource).getRepository(AiReservationEntity).count()).toBe(0);
      // Neither timers nor sockets, on whichever side.
      await until(() => openHandles() < before + RUNS / 10);
      // The resolver and the protocol each had the server's stop told.
      expect(work.listened()).toBe(2 * RUNS);
      expect(work.listening()).toBe(0);
    },
    RUNS_TIMEOUT_MS,
  );
});
