import { describe, expect, it } from '@jest/globals';
import { jsonResponse, stubFetch } from '../testing/browser';
import { person, sessionFor } from '../testing/person';
import { sessionApi } from './session-api';

const answering = (status: number, body: object) => stubFetch(() => jsonResponse(body, status));

describe('a call with the session’s token', () => {
  it('carries it, and takes the answer', async () => {
    const fetch = answering(200, person());
    await expect(sessionApi.me('token-1')).resolves.toEqual({ kind: 'ok', value: person() });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/auth/me');
    expect(init?.headers).toMatchObject({ authorization: 'Bearer token-1' });
  });

  it.each([
    [401, { code: 'UNAUTHENTICATED' }, 'refused'],
    [401, { code: 'TOKEN_EXPIRED' }, 'refused'],
    [401, {}, 'refused'],
  ])('that is answered with %d %j is %s', async (status, body, kind) => {
    answering(status, body);
    await expect(sessionApi.me('token-1')).resolves.toEqual({ kind });
    await expect(sessionApi.refresh('token-1')).resolves.toEqual({ kind });
    await expect(sessionApi.updateProfile('token-1', {})).resolves.toEqual({ kind });
  });

  it.each([
    [401, { code: 'INVALID_CREDENTIALS' }, 'INVALID_CREDENTIALS'],
    [401, { code: 'SECOND_FACTOR_NEEDED' }, 'INTERNAL'],
    [400, { code: 'TOKEN_EXPIRED' }, 'TOKEN_EXPIRED'],
    [403, { code: 'FORBIDDEN' }, 'FORBIDDEN'],
    [500, { code: 'INTERNAL' }, 'INTERNAL'],
    [502, {}, 'INTERNAL'],
    [200, { nobody: true }, 'INTERNAL'],
  ])('that is answered with %d %j has failed with %s', async (status, body, code) => {
    answering(status, body);
    const failed = { kind: 'failed', code };
    await expect(sessionApi.me('token-1')).resolves.toEqual(failed);
    await expect(sessionApi.refresh('token-1')).resolves.toEqual(failed);
    await expect(sessionApi.updateProfile('token-1', {})).resolves.toEqual(failed);
  });

  it('is refused by a 401 that nobody can read, and fails where nobody answers', async () => {
    const json = () => Promise.reject(new SyntaxError('<html>'));
    stubFetch(() => Promise.resolve({ ok: false, status: 401, json } as unknown as Response));
    await expect(sessionApi.me('token-1')).resolves.toEqual({ kind: 'refused' });
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sessionApi.me('token-1')).resolves.toEqual({ kind: 'failed', code: 'NETWORK' });
  });
});

describe('the exchange of a redirect token', () => {
  it('goes without a bearer token', async () => {
    const given = sessionFor(1000);
    const fetch = answering(200, { success: true, ...given });
    await expect(sessionApi.exchangeRedirectToken('short')).resolves.toEqual({
      kind: 'ok',
      value: given,
    });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/auth/exchange-redirect-token');
    expect(init).toMatchObject({ method: 'POST', body: '{"redirectToken":"short"}' });
    expect(Object.keys(init?.headers ?? {})).not.toContain('authorization');
  });

  it.each([
    [400, 'TOKEN_INVALID', { kind: 'refused' }],
    [401, 'TOKEN_EXPIRED', { kind: 'refused' }],
    [429, 'RATE_LIMITED', { kind: 'failed', code: 'RATE_LIMITED' }],
    [503, 'SERVICE_BUSY', { kind: 'failed', code: 'SERVICE_BUSY' }],
  ])('that is answered with %d %s is %j', async (status, code, answer) => {
    answering(status, { code });
    await expect(sessionApi.exchangeRedirectToken('short')).resolves.toEqual(answer);
  });
});
