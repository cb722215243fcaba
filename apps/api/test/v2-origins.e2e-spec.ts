import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

describe('other origins', () => {
  const headers = { origin: 'https://editor.example' };
  const leave = (response: Response) => response.headers.get('access-control-allow-origin');

  it('may call the protocol and read every answer, without credentials of the browser', async () => {
    const body = new URLSearchParams({ text: 'Hola.', language: 'es' });
    for (const [path, init, status] of [
      ['/v2/languages', {}, 200],
      ['/v2/check', { method: 'POST', body }, 200],
      ['/v2/check', { method: 'POST', body: new URLSearchParams() }, 400],
      ['/V2/nothing', {}, 404],
    ] as const) {
      const response = await app.fetch(path, { ...init, headers });
      expect([path, response.status, leave(response)]).toEqual([path, status, '*']);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    }
  });

  it('are told so when they ask first', async () => {
    const response = await app.fetch('/v2/check', {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect([response.status, leave(response)]).toEqual([204, '*']);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  });

  it.each(['/api/auth/me', '/graphql', '/health/ready', '/v2x'])(
    'get no leave on %s',
    async (path) => {
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        expect(leave(await app.fetch(path, { method, headers }))).toBeNull();
      }
    },
  );
});

describe('GET /v2/check', () => {
  it('is refused, so that no text ends up in an address', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await app.fetch('/v2/check?text=a&language=en', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' });
    }
  });
});
