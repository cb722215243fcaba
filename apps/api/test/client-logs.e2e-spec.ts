import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';

const PATH = '/api/logs';
const ENTRY = { level: 'error', message: 'Server error' };
const WRITTEN = 'Dear diary, today I met Zoë';
const EMAIL = 'nora@example.com';
const TOKEN = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(80)}.${'b'.repeat(43)}`;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestingApp;
const log: string[] = [];
beforeAll(async () => {
  const rateLimits = { check: 0, auth: 0, transform: 0, payments: 0, support: 0, logs: 0 };
  app = await createTestingApp({ log, config: { rateLimits } });
});
afterAll(() => app.close());
beforeEach(() => void log.splice(0));

const send = (logs: unknown) => app.rest('POST', PATH, { logs });
const written = () =>
  log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ source }) => source === 'client');

describe('what a client tells', () => {
  it('is in the log with its facts, its level and its source', async () => {
    const { status, body } = await app.rest(
      'POST',
      PATH,
      {
        logs: [
          {
            level: 'error',
            message: 'Uncaught error',
            timestamp: '2026-11-26T10:00:00.000Z',
            page: '/editor?document=7#end',
            name: 'TypeError',
            stack: 'TypeError: x\n    at save (https://tercet.test/assets/main-a1.js:1:20)',
            build: 'main-a1.js',
            count: 3,
            trail: [
              { level: 2, message: 'Request failed', operation: 'Me', code: 'NETWORK', page: '/' },
            ],
          },
          { level: 4, message: 'Page failed', timestamp: 1_790_000_000_000 },
          { level: 1, message: 'Server error', status: 503, operation: '/api/auth/me' },
        ],
      },
      { headers: { 'user-agent': BROWSER } },
    );
    expect([status, body]).toEqual([202, { success: true }]);
    const client = { source: 'client', requestId: expect.any(String), device: 'Firefox, Linux' };
    expect(written()).toEqual([
      {
        ...client,
        level: 50,
        time: expect.any(String),
        msg: 'Uncaught error',
        timestamp: '2026-11-26T10:00:00.000Z',
        page: '/editor',
        name: 'TypeError',
        stack: 'at save (/assets/main-a1.js:1:20)',
        build: 'main-a1.js',
        count: 3,
        trail: [
          { level: 'warn', message: 'Request failed', operation: 'Me', code: 'NETWORK', page: '/' },
        ],
      },
      expect.objectContaining({ level: 60, timestamp: '2026-09-21T14:13:20.000Z' }),
      expect.objectContaining({ level: 30, status: 503, operation: '/api/auth/me' }),
    ]);
  });

  it('comes as a page sends it that is being left, whatever token goes with it', async () => {
    for (const token of [undefined, 'stale.token.here', (await app.signup()).token]) {
      const answer = await app.fetch(PATH, {
        method: 'POST',
        body: new Blob([JSON.stringify({ logs: [ENTRY] })], { type: 'application/json' }),
        ...(token !== undefined && { token }),
      });
      expect(answer.status).toBe(202);
    }
    expect(written()).toHaveLength(3);
  });

  it('is written without what somebody has written, wherever that stands', async () => {
    const secrets = [WRITTEN, EMAIL, TOKEN, `"${WRITTEN}"`, `/a?text=${WRITTEN}`];
    for (const secret of secrets) {
      const short = secret.slice(0, 100);
      const note = { level: 0, message: secret, page: secret, operation: short, code: short };
      const stack = `Error: ${secret}\n    at ${secret} (https://x/${secret}.js:1:2)\n    at home (${secret})`;
      const unknown = { source: secret, text: secret, context: { secret } };
      const entry = { ...note, ...unknown, stack, name: short, build: short, trail: [note] };
      expect((await send([entry])).status).toBe(202);
    }
    expect(written()).toHaveLength(secrets.length);
    for (const part of ['diary', 'Zoë', 'nora', 'example.com', TOKEN.slice(0, 11), 'aaaaaaaaaaa'])
      expect([part, log.filter((line) => line.includes(part))]).toEqual([part, []]);
  });

  it('may be named by others with a name, of which a long one may be a token', async () => {
    await send([
      { level: 3, message: 'sync.failed' },
      { level: 3, message: `tct_${'k'.repeat(43)}` },
    ]);
    expect(written().map(({ msg }) => msg)).toEqual(['sync.failed', 'tct_kkkkkk…']);
  });

  it('forges no line', async () => {
    await send([{ level: 3, message: '\n{"level":60,"msg":"forged"}', page: '/\n{"level":60}' }]);
    expect(written()).toHaveLength(1);
    for (const line of log) expect(line.trimEnd()).not.toContain('\n');
    expect(log.join('')).not.toContain('forged');
  });
});

describe('what cannot be taken', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'logs'],
    ['null', null, 'logs'],
    ['an object', {}, 'logs'],
    ['text', 'x', 'logs'],
    ['a number in the list', [5], 'logs'],
    ['null in the list', [null], 'logs'],
    ['a list in the list', [[]], 'logs'],
    ['101 entries', Array(101).fill(ENTRY), 'logs'],
    ['no level', [{ message: 'x' }], 'logs.0.level'],
    ['an unknown level', [ENTRY, { ...ENTRY, level: 'loud' }], 'logs.1.level'],
    ['a level too high', [{ ...ENTRY, level: 5 }], 'logs.0.level'],
    ['no message', [{ level: 3 }], 'logs.0.message'],
    ['a message that is none', [{ ...ENTRY, message: {} }], 'logs.0.message'],
    ['a long message', [{ ...ENTRY, message: 'x'.repeat(501) }], 'logs.0.message'],
    ['a moment in words', [{ ...ENTRY, timestamp: 'today' }], 'logs.0.timestamp'],
    ['a moment that is none', [{ ...ENTRY, timestamp: 1e30 }], 'logs.0.timestamp'],
    ['a long page', [{ ...ENTRY, page: 'x'.repeat(2_001) }], 'logs.0.page'],
    ['a long stack', [{ ...ENTRY, stack: 'x'.repeat(8_001) }], 'logs.0.stack'],
    ['a stack of lines', [{ ...ENTRY, stack: ['x'] }], 'logs.0.stack'],
    ['a code that is a number', [{ ...ENTRY, code: 5 }], 'logs.0.code'],
    ['a status that is none', [{ ...ENTRY, status: 99 }], 'logs.0.status'],
    ['a count of none', [{ ...ENTRY, count: 0 }], 'logs.0.count'],
    ['a trail of words', [{ ...ENTRY, trail: 'x' }], 'logs.0.trail'],
    ['null in the trail', [{ ...ENTRY, trail: [null] }], 'logs.0.trail'],
    ['a long trail', [{ ...ENTRY, trail: Array(51).fill(ENTRY) }], 'logs.0.trail'],
    ['a wrong note in the trail', [{ ...ENTRY, trail: [{}] }], 'logs.0.trail.0.level'],
  ])('is refused by the field that is wrong: %s', async (_, logs, field) => {
    const { status, body } = await send(logs);
    expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(body['validationErrors'] as object)).toContain(field);
    expect(written()).toEqual([]);
  });

  it('is more than 64 KiB, and no byte less', async () => {
    const sized = (bytes: number) => {
      const start = '{"logs":[{"level":3,"message":"x","more":"';
      return `${start}${'x'.repeat(bytes - start.length - 4)}"}]}`;
    };
    const post = (body: string) =>
      app.fetch(PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post(sized(64 * 1024))).status).toBe(202);
    const refused = await post(sized(64 * 1024 + 1));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ success: false, code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each(['[]', '5', '{', ''])('is no object: %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.fetch(PATH, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'is of a type that any page may send without asking: %s',
    async (type) => {
      const headers = { 'content-type': type };
      const body = JSON.stringify({ logs: [ENTRY] });
      const answer = await app.fetch(PATH, { method: 'POST', headers, body });
      expect(answer.status).toBe(415);
      expect(written()).toEqual([]);
    },
  );

  it('is more than an address may send in a minute', async () => {
    const limited = await createTestingApp();
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) {
      statuses.push((await limited.rest('POST', PATH, { logs: [] })).status);
    }
    await limited.close();
    expect(statuses).toEqual([...Array<number>(60).fill(202), 429]);
  });
});
