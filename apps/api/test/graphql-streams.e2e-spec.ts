import { afterEach, beforeAll, afterAll, describe, expect, it, jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Args, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { abortable } from '../src/platform/graphql/abortable';
import { CurrentUser } from '../src/platform/http/current-user.decorator';
import { Lifecycle } from '../src/platform/http/lifecycle';
import type { Principal } from '../src/platform/http/principal';
import { multipartStream } from './multipart-stream';
import { createTestingApp, type TestingApp } from './testing-app';
import { until } from './waiting';
import { watchPatience } from './watch-patience';

let running = 0;
let aborted = 0;
/** Resolved by the test, so that nothing depends on time. */
let release: (() => void)[] = [];

async function* count(to: number, who: string, signal: AbortSignal) {
  running += 1;
  try {
    for (let i = 1; i <= to; i++) {
      yield { ticks: `${who}:${i}` };
      await new Promise<void>((resolve) => {
        release.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      if (signal.aborted) return;
    }
    if (to > 2) throw new Error('secret trouble');
  } finally {
    running -= 1;
    if (signal.aborted) aborted += 1;
  }
}

const PIECE = 'x'.repeat(256 * 1024);
/** Many times what the sockets on the way hold. */
const PIECES = 200;
let made = 0;

async function* flood() {
  made = 0;
  running += 1;
  try {
    while (made < PIECES) {
      made += 1;
      yield { flood: PIECE };
    }
  } finally {
    running -= 1;
  }
}

@Resolver()
class TicksResolver {
  @Query(() => Int, { description: 'Nothing of interest.' })
  zero(): number {
    return 0;
  }

  @Subscription(() => String, { description: 'Counts.' })
  ticks(
    @CurrentUser() user: Principal,
    @Args('to', { type: () => Int, description: 'Last number.' }) to: number,
  ) {
    return abortable((signal) => count(to, user.userId, signal));
  }

  @Subscription(() => String, { description: 'Says as much as it can.' })
  flood() {
    return abortable(flood);
  }
}

@Module({ providers: [TicksResolver] })
class TicksModule {}

let app: TestingApp;
let token: string;
let userId: string;
beforeAll(async () => {
  app = await createTestingApp({ imports: [TicksModule] });
  ({ token, userId } = await app.signup());
});
afterAll(() => app.close());
afterEach(() => {
  release = [];
});

const subscribe = (query: string, options: { token?: string; signal?: AbortSignal } = { token }) =>
  multipartStream(app, query, {}, options);
const letGo = async () => {
  await until(() => release.length > 0);
  release.shift()?.();
};

describe('a subscription over POST /graphql', () => {
  it('sends each part when it is there, and knows who asked', async () => {
    const stream = await subscribe('subscription { ticks(to: 2) }');
    expect(stream.headers.get('content-type')).toContain('multipart/mixed');
    // The second is not made before the first has arrived: nothing is held back on the way.
    expect(await stream.next()).toEqual({ payload: { data: { ticks: `${userId}:1` } } });
    await letGo();
    expect(await stream.next()).toEqual({ payload: { data: { ticks: `${userId}:2` } } });
    await letGo();
    expect(await stream.next()).toBeUndefined();
    expect(running).toBe(0);
  });

  it('ends the resolver at once when the caller leaves, even while it waits', async () => {
    const before = aborted;
    const caller = new AbortController();
    const stream = await subscribe('subscription { ticks(to: 2) }', {
      token,
      signal: caller.signal,
    });
    await stream.next();
    await until(() => release.length > 0);
    caller.abort();
    await until(() => aborted === before + 1);
    expect(running).toBe(0);
  });

  it('hides what went wrong inside', async () => {
    const stream = await subscribe('subscription { ticks(to: 3) }');
    for (let i = 0; i < 3; i++) {
      await stream.next();
      await letGo();
    }
    const last = await stream.next();
    expect(last).toMatchObject({ payload: null, errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect(JSON.stringify(last)).not.toContain('secret');
    expect(await stream.next()).toBeUndefined();
  });

  it('needs a session', async () => {
    const { body } = await subscribe('subscription { ticks(to: 1) }', {});
    expect(await body()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it.each([
    ['an unknown field', 'subscription { nothing }', 'VALIDATION_FAILED'],
    ['a wrong type', 'subscription { ticks(to: "x") }', 'VALIDATION_FAILED'],
    [
      'too many directives',
      `subscription { ticks(to: 1) ${'@include(if: true) '.repeat(40)} }`,
      undefined,
    ],
    [
      'too many tokens',
      `subscription { ticks(to: 1) ${'ticks(to: 1) '.repeat(2000)} }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['a long name', `subscription { ${'A'.repeat(101)}: ticks(to: 1) }`, 'QUERY_TOO_COMPLEX'],
  ])('passes the same rules as a query: %s', async (_, query, code) => {
    const { status, body } = await subscribe(query);
    expect(status).toBe(400);
    const { errors } = (await body()) as { errors: { extensions: { code: string } }[] };
    if (code) expect(errors.map(({ extensions }) => extensions.code)).toContain(code);
    expect(running).toBe(0);
  });

  it('checks its variables', async () => {
    const query = 'subscription ($to: Int!) { ticks(to: $to) }';
    const { status, body } = await multipartStream(app, query, { to: 'many' }, { token });
    expect(status).toBe(400);
    expect(await body()).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
  });

  it('is kept open by a sign of life every 15 seconds', async () => {
    const beats = jest.spyOn(globalThis, 'setInterval');
    const caller = new AbortController();
    const { signal } = caller;
    const stream = await subscribe('subscription { ticks(to: 2) }', { token, signal });
    await stream.next();
    const [beat] = beats.mock.calls.find(([, delay]) => delay === 15_000) ?? [];
    beats.mockRestore();
    const quiet = stream.next().catch(() => undefined);
    const before = stream.heartbeats();
    beat?.();
    const heard = until(() => stream.heartbeats() === before + 1);
    await heard.finally(() => caller.abort());
    await quiet;
    await until(() => running === 0);
  });

  it('makes no more than a caller reads, and goes on when they read on', async () => {
    const stream = await subscribe('subscription { flood }');
    let before: number;
    do {
      before = made;
      // What is still on its way goes on while others are answered.
      for (let i = 0; i < 20; i++) await app.fetch('/health/ready');
    } while (made > before);
    expect(made).toBeLessThan(PIECES);
    for (let i = 0; i < PIECES; i++) {
      expect(await stream.next()).toEqual({ payload: { data: { flood: PIECE } } });
    }
    expect(await stream.next()).toBeUndefined();
    expect(running).toBe(0);
  });

  it('ends where the caller has not read on for half a minute', async () => {
    const patience = watchPatience();
    const stream = await subscribe('subscription { flood }');
    await until(() => running === 1);
    await until(() => {
      patience.end();
      return running === 0;
    }).finally(patience.restore);
    expect(made).toBeLessThan(PIECES);
    const readAll = async () => {
      while (await stream.next());
    };
    await expect(readAll()).rejects.toThrow('terminated');
  });

  it('ends with a marked event when the server stops', async () => {
    const other = await createTestingApp({ imports: [TicksModule] });
    const { token: otherToken } = await other.signup();
    const stream = await multipartStream(
      other,
      'subscription { ticks(to: 2) }',
      {},
      { token: otherToken },
    );
    await stream.next();
    expect((await other.fetch('/health/ready')).status).toBe(200);
    const stopping = other.app.get(Lifecycle).beforeApplicationShutdown();
    expect(await stream.next()).toMatchObject({
      payload: null,
      errors: [{ extensions: { code: 'SERVICE_BUSY' } }],
    });
    expect(await stream.next()).toBeUndefined();
    await stopping;
    expect(running).toBe(0);
    const ready = await other.fetch('/health/ready');
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    await other.close();
  });
});
