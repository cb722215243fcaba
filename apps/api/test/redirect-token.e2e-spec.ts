import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SESSION_TOKEN_MIN_LENGTH } from '@tercet/contracts';
import { DataSource } from 'typeorm';
import { RedirectTokenEntity } from '../src/features/auth/redirect/redirect-token.entity';
import { SessionsService } from '../src/features/auth/sessions/sessions.service';
import { hashOf } from '../src/platform/tokens/random-token';
import { createTestingApp, type TestingApp } from './testing-app';

const DAY_MS = 86_400_000;

let app: TestingApp;
const log: string[] = [];
beforeAll(async () => {
  app = await createTestingApp({ log });
});
afterAll(() => app.close());

interface Made {
  redirectToken: string;
  expiresAt: string;
}
interface SignedIn {
  token: string;
  expiresAt: string;
  user: { id: string };
}

async function make(token: string): Promise<Made> {
  const path = '/api/auth/generate-redirect-token';
  const { status, body } = await app.rest<Made>('POST', path, undefined, { token });
  expect(status).toBe(200);
  return body;
}
const exchange = (redirectToken: unknown, options = {}) =>
  app.rest<SignedIn & { code?: string }>(
    'POST',
    '/api/auth/exchange-redirect-token',
    { redirectToken },
    options,
  );
const outcome = async (answer: ReturnType<typeof exchange>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('a redirect token', () => {
  it('signs in as who asked for it, once, in a session of its own', async () => {
    const person = await app.signup();
    const made = await make(person.token);
    expect(Date.parse(made.expiresAt) - Date.now()).toBeGreaterThan(55_000);
    expect(Date.parse(made.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
    const { status, body } = await exchange(made.redirectToken);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      token: expect.any(String),
      expiresAt: expect.any(String),
      user: expect.objectContaining({ id: person.userId }),
    });
    expect(body.token).not.toBe(person.token);
    expect(await outcome(exchange(made.redirectToken))).toEqual([400, 'TOKEN_INVALID']);
    const { data } = await app.gql<{ sessions: object[] }>(
      '{ sessions { id } }',
      {},
      { token: body.token },
    );
    expect(data?.sessions).toHaveLength(2);
  });

  it('works in GraphQL alike', async () => {
    const person = await app.signup();
    const made = await app.gql<{ generateRedirectToken: Made }>(
      'mutation { generateRedirectToken { redirectToken expiresAt } }',
      {},
      { token: person.token },
    );
    const answer = await app.gql<{ exchangeRedirectToken: SignedIn }>(
      'mutation ($token: String!) { exchangeRedirectToken(redirectToken: $token) { token user { id } } }',
      { token: made.data?.generateRedirectToken.redirectToken },
    );
    expect(answer.data?.exchangeRedirectToken.user.id).toBe(person.userId);
  });

  it('signs in one of ten who bring it at once', async () => {
    const person = await app.signup();
    const { redirectToken } = await make(person.token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => outcome(exchange(redirectToken))),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === 'TOKEN_INVALID')).toHaveLength(9);
  });

  it('is over after a minute', async () => {
    const person = await app.signup();
    const { redirectToken } = await make(person.token);
    const tokens = app.app.get(DataSource).getRepository(RedirectTokenEntity);
    const [{ expiresAt }] = (await tokens.find({ order: { expiresAt: 'DESC' }, take: 1 })) as [
      RedirectTokenEntity,
    ];
    await tokens.update({ expiresAt }, { expiresAt: new Date(expiresAt.getTime() - 60_000) });
    expect(await outcome(exchange(redirectToken))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(await outcome(exchange(redirectToken))).toEqual([400, 'TOKEN_INVALID']);
  });

  it('ends with the session that it was made in', async () => {
    const person = await app.signup();
    const { redirectToken } = await make(person.token);
    await app.rest('POST', '/api/auth/logout', undefined, { token: person.token });
    expect(await outcome(exchange(redirectToken))).toEqual([400, 'TOKEN_INVALID']);
  });

  it('ends with it even while it is being exchanged', async () => {
    const person = await app.signup();
    const { redirectToken } = await make(person.token);
    const sessions = app.app.get(SessionsService, { strict: false });
    const find = jest.spyOn(sessions, 'find').mockImplementationOnce(async (id) => {
      const found = await sessions.find(id);
      await sessions.end(id);
      return found;
    });
    expect(await outcome(exchange(redirectToken))).toEqual([400, 'TOKEN_INVALID']);
    find.mockRestore();
    expect(await sessions.all(person.userId)).toEqual([]);
  });

  it.each([
    [30, true],
    [1, false],
  ])('signs in for %i days, as the session does that it was made in', async (days, rememberMe) => {
    const { email, password } = await app.signup();
    const credentials = { email, password, rememberMe };
    const login = await app.rest<SignedIn>('POST', '/api/auth/login', credentials);
    const { body } = await exchange((await make(login.body.token)).redirectToken);
    expect((Date.parse(body.expiresAt) - Date.now()) / DAY_MS).toBeCloseTo(days, 1);
  });

  it('is swept away an hour after it was over', async () => {
    const { token } = await app.signup();
    const tokens = app.app.get(DataSource).getRepository(RedirectTokenEntity);
    const endedAgo = async (minutes: number) => {
      const { redirectToken } = await make(token);
      const tokenHash = hashOf(redirectToken);
      await tokens.update({ tokenHash }, { expiresAt: new Date(Date.now() - minutes * 60_000) });
      return () => tokens.existsBy({ tokenHash });
    };
    const [late, later] = [await endedAgo(59), await endedAgo(61)];
    await make(token);
    expect([await late(), await later()]).toEqual([true, false]);
  });

  it('needs no token beside it, and is disturbed by none', async () => {
    const person = await app.signup();
    const other = await app.signup();
    const { redirectToken } = await make(person.token);
    const { body } = await exchange(redirectToken, { token: other.token });
    expect(body.user.id).toBe(person.userId);
  });

  // It is made in the extension for a page of the browser, so that neither device nor address can be part of it.
  it('signs in another client than the one that it was made in, which its owner sees, and no third', async () => {
    const person = await app.signup();
    const { redirectToken } = await make(person.token);
    const clients = [
      'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    ].map((userAgent) => ({ headers: { 'user-agent': userAgent } }));
    const other = await exchange(redirectToken, clients[0]);
    expect(other.body.user.id).toBe(person.userId);
    expect(await outcome(exchange(redirectToken, clients[1]))).toEqual([400, 'TOKEN_INVALID']);
    type Sessions = { sessions: { id: string; deviceInfo: string | null; current: boolean }[] };
    const { data } = await app.gql<Sessions>('{ sessions { id deviceInfo current } }', {}, person);
    const [theirs] = data?.sessions.filter(({ current }) => !current) ?? [];
    expect(theirs?.deviceInfo).toBe('Firefox, Linux');
    await app.gql('mutation ($id: ID!) { endSession(id: $id) }', { id: theirs?.id }, person);
    const me = await app.rest('GET', '/api/auth/me', undefined, { token: other.body.token });
    expect(me.status).toBe(401);
  });

  it.each([[undefined], [null], [''], [5], ['x'.repeat(3_000)], [{ $ne: '' }]])(
    'is refused as %j',
    async (value) => {
      expect(await outcome(exchange(value))).toEqual([400, 'VALIDATION_FAILED']);
    },
  );

  it.each(['null', 'undefined', 'x'.repeat(43), "' OR 1=1 --", 'x'.repeat(99)])(
    'is refused as %s',
    async (value) => {
      expect(await outcome(exchange(value))).toEqual([400, 'TOKEN_INVALID']);
    },
  );

  it('is kept as a hash, and gets into no log', async () => {
    const person = await app.signup();
    const { redirectToken } = await make(person.token);
    const rows: object[] = await app.app
      .get(DataSource)
      .query(`SELECT encode("tokenHash", 'escape') AS hash FROM "redirect_tokens"`);
    expect(JSON.stringify(rows)).not.toContain(redirectToken.slice(0, 11));
    await app.fetch(`/?token=${redirectToken}`);
    await exchange(redirectToken);
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toContain(redirectToken.slice(0, 11));
  });
});

describe('the length of a token', () => {
  it('is short of that of a session, for every one that is made', async () => {
    const person = await app.signup();
    for (let i = 0; i < 20; i += 1) {
      const { redirectToken } = await make(person.token);
      expect(redirectToken).toMatch(/^[\w-]{43}$/);
    }
    expect(SESSION_TOKEN_MIN_LENGTH).toBe(100);
  });

  it('does not make one kind pass for another', async () => {
    const person = await app.signup();
    const { redirectToken } = await make(person.token);
    const asSession = await app.rest('GET', '/api/auth/me', undefined, { token: redirectToken });
    expect([asSession.status, asSession.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await outcome(exchange(person.token))).toEqual([400, 'TOKEN_INVALID']);
    // Neither is used up by the attempt.
    expect((await exchange(redirectToken)).status).toBe(200);
    const me = await app.rest('GET', '/api/auth/me', undefined, { token: person.token });
    expect(me.status).toBe(200);
  });

  it.each([99, 100, 101])('of %i characters opens nothing by itself', async (length) => {
    const { token: sessionToken } = await app.signup();
    const { redirectToken } = await make(sessionToken);
    const padding = 'A'.repeat(length - redirectToken.length);
    for (const token of [
      'x'.repeat(length),
      redirectToken + padding,
      padding + redirectToken,
      redirectToken.padEnd(length, '='),
      sessionToken.slice(0, length),
      sessionToken.slice(-length),
    ]) {
      expect(token).toHaveLength(length);
      expect(await outcome(exchange(token))).toEqual([400, 'TOKEN_INVALID']);
      const me = await app.rest('GET', '/api/auth/me', undefined, { token });
      expect([me.status, me.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    }
    // What they were made of is as good as before.
    expect((await exchange(redirectToken)).status).toBe(200);
  });
});
