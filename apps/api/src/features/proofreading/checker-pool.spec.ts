import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Config } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';
import { CheckerPool, type CheckerPoolOptions, defaultPoolOptions } from './checker-pool';

/** A thread that does what the text tells it to. */
const THREAD = `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
  import { BroadcastChannel, threadId, workerData } from 'node:worker_threads';
  const marker = import.meta.dirname + '/crashed';
  /** Ends when another thread is at the same task. */
  const meet = () => new Promise((resolve) => {
    const channel = new BroadcastChannel('meet');
    const greeting = setInterval(() => channel.postMessage('here'), 10);
    channel.onmessage = () => {
      channel.postMessage('here');
      clearInterval(greeting);
      channel.close();
      resolve();
    };
  });
  export default async ({ text }) => {
    appendFileSync(import.meta.dirname + '/runs', text + '\\n');
    if (text === 'crash once' && !existsSync(marker)) {
      writeFileSync(marker, '');
      text = 'crash';
    }
    if (text === 'crash') setTimeout(() => { throw new Error('secret'); }, 0);
    if (text === 'crash' || text === 'hang') await new Promise((resolve) => setTimeout(resolve, 1e9));
    if (text === 'spin') for (;;);
    if (text === 'meet') await meet();
    if (text === 'data') return workerData[1];
    if (text === 'fail') throw new Error('secret');
    if (text === 'memory') { const held = []; for (;;) held.push(new Array(1e6).fill('x')); }
    await new Promise((resolve) => setTimeout(resolve, 1));
    return threadId;
  };`;

let folder: string;
let pool: CheckerPool | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tercet-pool-'));
  await writeFile(join(folder, 'thread.mjs'), THREAD);
});
beforeEach(() => writeFile(join(folder, 'runs'), ''));
afterEach(() => pool?.onApplicationShutdown());
afterAll(() => rm(folder, { recursive: true }));

function create(
  options: Partial<CheckerPoolOptions> = {},
  checkerWorkers = 1,
  environment: Config['environment'] = 'test',
): CheckerPool {
  const entry = pathToFileURL(join(folder, 'thread.mjs')).href;
  const limits = { entry, queue: 8, queuePerCaller: 8, waitMs: 20_000, runMs: 20_000, heapMb: 64 };
  const logger = new Logger({ logLevel: 'fatal' });
  pool = new CheckerPool(
    { checkerWorkers, environment } as Config,
    { ...limits, ...options },
    logger,
  );
  return pool;
}
const choice = { language: 'en', fallback: 'en' } as const;
const run = (checkers: CheckerPool, text: string, caller?: string): Promise<unknown> =>
  checkers.run(
    { kind: 'check', text, choice, filter: {}, withSentences: false, withDetection: false },
    caller,
  );
/** What threads have been at since the test began. */
const runs = async () => (await readFile(join(folder, 'runs'), 'utf8')).split('\n').slice(0, -1);
const BUSY = { code: 'SERVICE_BUSY', retryAfterSeconds: 2 };
const FAILED = { code: 'INTERNAL', retryAfterSeconds: undefined };

describe('CheckerPool', () => {
  it('runs tasks in threads of its own, as many at once as configured', async () => {
    const checkers = create({}, 2);
    const threads = await Promise.all([run(checkers, 'meet'), run(checkers, 'meet')]);
    expect(new Set(threads).size).toBe(2);
  });

  it('has its threads warm up, but in tests', async () => {
    expect(await run(create(), 'data')).toEqual({ warmsUp: false });
    await pool?.onApplicationShutdown();
    expect(await run(create({}, 1, 'production'), 'data')).toEqual({ warmsUp: true });
  });

  it.each([
    ['crash', 2],
    ['fail', 2],
    // What has filled the memory once would do so again.
    ['memory', 1],
  ])(
    'fails only the task that a thread dies of (%s), at its try number %i, and goes on in a new one',
    async (text, tries) => {
      const checkers = create();
      const [bad, good] = await Promise.allSettled([run(checkers, text), run(checkers, 'a')]);
      expect(bad).toMatchObject({ status: 'rejected', reason: FAILED });
      expect(good).toMatchObject({ status: 'fulfilled' });
      expect(inspect((bad as PromiseRejectedResult).reason)).not.toContain('secret');
      expect(await runs()).toEqual([...Array<string>(tries).fill(text), 'a']);
    },
  );

  it('hands the place of a failure on, for the log', async () => {
    await expect(run(create(), 'fail')).rejects.toMatchObject({
      cause: {
        message: 'A check task failed: Error',
        stack: expect.stringContaining('thread.mjs'),
      },
    });
  });

  it('tries a task whose thread died once more', async () => {
    expect(await run(create(), 'crash once')).toEqual(expect.any(Number));
  });

  it('says that it is busy, not that it failed, to tasks that the stop of the server ends', async () => {
    const checkers = create();
    await run(checkers, 'a');
    const started = expect(run(checkers, 'hang')).rejects.toMatchObject(BUSY);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const waiting = expect(run(checkers, 'a')).rejects.toMatchObject(BUSY);
    await checkers.onApplicationShutdown();
    await Promise.all([started, waiting]);
    await expect(run(checkers, 'a')).rejects.toMatchObject(BUSY);
  });

  it.each(['hang', 'spin'])(
    'ends a task that takes too long (%s), with its thread, and does not try it again',
    async (text) => {
      const checkers = create({ runMs: 500 });
      const before = await run(checkers, 'a');
      await expect(run(checkers, text)).rejects.toMatchObject({
        ...FAILED,
        cause: { message: expect.stringContaining('took too long') },
      });
      expect(await run(checkers, 'a')).not.toBe(before);
      expect(await runs()).toEqual(['a', text, 'a']);
    },
  );

  it('refuses what is beyond its queue at once', async () => {
    const checkers = create({ queue: 2 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => run(checkers, 'a')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(results[5]).toMatchObject({ status: 'rejected', reason: BUSY });
  });

  it('keeps places in its queue from a caller who has filled their share', async () => {
    const checkers = create({ queue: 8, queuePerCaller: 2 });
    const greedy = Array.from({ length: 6 }, () => run(checkers, 'a', 'greedy'));
    const other = run(checkers, 'a', 'other');
    const results = await Promise.allSettled(greedy);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(other).resolves.toEqual(expect.any(Number));
  });

  it('has the places that the README promises', () => {
    expect(defaultPoolOptions()).toMatchObject({ queue: 128, queuePerCaller: 32, waitMs: 15_000 });
  });

  it('fails when its module does not load', async () => {
    const checkers = create({ entry: pathToFileURL(join(folder, 'missing.mjs')).href });
    await expect(run(checkers, 'a')).rejects.toMatchObject(FAILED);
    await expect(run(checkers, 'a')).rejects.toMatchObject(FAILED);
  });
});
