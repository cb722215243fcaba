import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ClientLogEntry } from '@tercet/contracts';
import fc from 'fast-check';
import { LoadError } from '../routing/load-error';
import { jsonResponse, stubFetch } from '../testing/browser';
import { log, passNotesTo, type Note } from './log';
import { logFailedAnswer } from './log-failed-answer';
import { startLogger } from './logger';
import { startLogging } from './start-logging';

const output = { warn: jest.fn() };
const beacon = jest.fn<typeof navigator.sendBeacon>(() => true);
Object.assign(navigator, { sendBeacon: beacon });

startLogging();
// In tests as in the page, there is one for as long as the page is there.
jest.useFakeTimers();
const logger = startLogger(output);
let fetched: ReturnType<typeof stubFetch>;
beforeEach(() => {
  passNotesTo(logger);
  fetched = stubFetch(() => jsonResponse({ success: true }, 202));
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(30_000);
  jest.restoreAllMocks();
  output.warn.mockClear();
  beacon.mockClear();
});

const sent = () =>
  fetched.mock.calls.flatMap(
    ([, init]) => (JSON.parse(String(init?.body)) as { logs: ClientLogEntry[] }).logs,
  );
const settled = () => jest.advanceTimersByTimeAsync(0);
const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('what is logged', () => {
  it('is sent from errors on, shown from warnings on, and remembered from information on', async () => {
    log('debug', 'Page shown');
    log('info', 'Request succeeded', { operation: '/api/auth/login', status: 200 });
    log('warn', 'Access forbidden', { status: 403 });
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    log('fatal', 'Checker given up');
    await settled();
    expect(sent()).toMatchObject([{ level: 'fatal', message: 'Checker given up', page: '/' }]);
    expect(sent()[0]?.trail?.map(({ message }) => message)).toEqual([
      'Request succeeded',
      'Access forbidden',
    ]);
    expect(output.warn.mock.calls.map(([message]) => message)).toEqual([
      'Access forbidden',
      'Checker given up',
    ]);
  });

  it('is shown once: what was caught by us, without its own words, and what others have shown by them', () => {
    const stack = 'TypeError: Dear diary\n    at load (https://tercet.test/assets/main-a1.js:1:20)';
    const error = Object.assign(new TypeError('Dear diary'), { stack });
    log('error', 'Page failed', { error, isShown: true });
    expect(output.warn).not.toHaveBeenCalled();
    log('error', 'Page failed', { error });
    expect(output.warn.mock.calls).toEqual([
      [
        'Page failed',
        expect.objectContaining({ name: 'TypeError', stack: 'at load (/assets/main-a1.js:1:20)' }),
      ],
    ]);
    expect(JSON.stringify(output.warn.mock.calls)).not.toContain('diary');
  });

  it('goes to the server without a session, so that it outlives the page', async () => {
    log('error', 'Server error');
    await settled();
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/logs',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
        keepalive: true,
      },
    ]);
  });

  it('waits for the logger where that is not there yet', () => {
    const notes: Note[] = [];
    passNotesTo((note) => void notes.push(note));
    log('info', 'Page shown');
    expect(notes).toMatchObject([{ level: 'info', message: 'Page shown', page: '/' }]);
  });
});

describe('what cannot be sent', () => {
  it.each([
    ['no connection', () => stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['a server in trouble', () => stubFetch(() => jsonResponse({}, 503))],
    ['too many', () => stubFetch(() => jsonResponse({}, 429))],
  ])('is tried again every 30 s, in silence: %s', async (_, fail) => {
    fetched = fail();
    thrown(new Error('x'));
    await jest.advanceTimersByTimeAsync(60_000);
    const tries = fetched.mock.calls.length;
    expect(tries).toBe(3);
    fetched = stubFetch(() => jsonResponse({ success: true }, 202));
    await jest.advanceTimersByTimeAsync(90_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(sent()).toHaveLength(1);
    expect(output.warn).not.toHaveBeenCalled();
  });

  it('waits while there is no connection, without a try', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    log('error', 'Server error', { code: 'INTERNAL' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetched).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(sent()).toHaveLength(1);
  });

  it('is given up where the server does not take it', async () => {
    fetched = stubFetch(() => jsonResponse({}, 400));
    log('error', 'Server error', { code: 'INTERNAL' });
    await jest.advanceTimersByTimeAsync(90_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('goes by beacon when the page is %s', async (_, leave) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fetched = stubFetch(() => jsonResponse({}, 503));
    log('error', 'Server error', { code: 'INTERNAL' });
    await settled();
    leave();
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    const [path, body] = beacon.mock.calls[0] as [string, Blob];
    expect([path, body.type]).toEqual(['/api/logs', 'application/json']);
  });
});

describe('what nobody has caught', () => {
  it('is logged by kind and place', async () => {
    const stack = 'TypeError: x\n    at save (https://tercet.test/assets/main-a1.js:1:20)';
    thrown(Object.assign(new TypeError('x'), { stack }));
    rejected('text');
    thrown(null);
    await settled();
    expect(sent()).toMatchObject([
      { message: 'Uncaught error', name: 'TypeError', stack: 'at save (/assets/main-a1.js:1:20)' },
      { message: 'Unhandled rejection' },
    ]);
    expect(output.warn).not.toHaveBeenCalled();
  });

  it('is named as what could not be loaded, with the place of the cause', async () => {
    const stack = 'TypeError: x\n    at setup (https://tercet.test/assets/Page-a1.js:1:20)';
    const cause = Object.assign(new TypeError('x'), { stack });
    log('error', 'Page failed', { error: new LoadError(cause) });
    await settled();
    expect(sent()).toMatchObject([
      { name: 'LoadError', stack: expect.stringContaining('at setup (/assets/Page-a1.js:1:20)') },
    ]);
  });

  it('lets nothing out that somebody has written, nor an address, nor a token', async () => {
    const secrets = fc.oneof(
      fc.stringMatching(/^[a-z]{3,9}@[a-z]{3,9}\.[a-z]{2,3}$/),
      fc
        .array(fc.constantFrom(...'aZ0_-'), { minLength: 43, maxLength: 99 })
        .map((c) => c.join('')),
      fc.string({ minLength: 4, unit: 'binary' }).map((words) => `zq ${words} ñ zq`),
    );
    await fc.assert(
      fc.asyncProperty(secrets, async (secret) => {
        fetched.mockClear();
        output.warn.mockClear();
        const facts = { name: secret, code: secret, cause: secret };
        const error = Object.assign(new Error(secret), facts);
        thrown(error);
        rejected(error);
        rejected(secret);
        log('error', 'Page failed', { error });
        log('error', 'Page failed', { error: new LoadError(error) });
        logFailedAnswer({ operation: secret, code: secret, status: 500 });
        await jest.advanceTimersToNextTimerAsync();
        expect(sent().length).toBeGreaterThan(0);
        const out = JSON.stringify([sent(), output.warn.mock.calls]);
        expect(out).not.toContain(JSON.stringify(secret).slice(1, -1));
      }),
      { numRuns: 20 },
    );
  }, 30_000);

  it('does not come back from the logger itself', () => {
    const error = new Error();
    Object.defineProperty(error, 'stack', {
      get() {
        throw new Error('again');
      },
    });
    expect(() => log('error', 'Page failed', { error })).not.toThrow();
  });
});

describe('an answer that is none', () => {
  it.each([
    [401, 'UNAUTHENTICATED', 'warn', 'Authentication required'],
    [403, 'PREMIUM_REQUIRED', 'warn', 'Access forbidden'],
    [404, 'NOT_FOUND', 'warn', 'Resource not found'],
    [500, 'INTERNAL', 'error', 'Server error'],
    [503, undefined, 'error', 'Server error'],
    [503, 'PAYMENTS_OFF', 'info', 'Request failed'],
    [400, 'VALIDATION_FAILED', 'info', 'Request failed'],
    [undefined, 'NETWORK', 'info', 'Request failed'],
  ])('of status %s and code %s is logged as %s: %s', (status, code, level, message) => {
    const notes: Note[] = [];
    passNotesTo((note) => void notes.push(note));
    logFailedAnswer({ operation: 'Me', status, code });
    expect(notes).toMatchObject([{ level, message, operation: 'Me' }]);
  });
});
