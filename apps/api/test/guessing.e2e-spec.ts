import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../src/features/auth/passwords/password-hasher';
import { KnownNetworkEntity } from '../src/features/auth/throttle/known-network.entity';
import { AppError } from '../src/platform/errors/app-error';
import { address, from } from './elsewhere';
import { RESET } from './mailbox';
import { createMailedApp, type MailedApp } from './mailed-app';
import { stopClock, type StoppedClock } from './stopped-clock';
import type { TestingApp } from './testing-app';

const FREE = 10;
const DAY_MS = 86_400_000;
const OWN_ADDRESS = '198.51.100.7';

let mailed: MailedApp;
let app: TestingApp;
/** Has the tests of a block on a server of their own, behind a proxy that is trusted; calls a minute are not what is tried here. */
function onServer(config: object = {}): void {
  const rateLimits = { check: 0, auth: 10_000, transform: 0, payments: 0, support: 0, logs: 0 };
  beforeAll(async () => {
    mailed = await createMailedApp({ config: { rateLimits, trustProxy: 1, ...config } });
    ({ app } = mailed);
  });
  afterAll(() => mailed.close());
}

let clock: StoppedClock;
beforeEach(() => {
  clock = stopClock();
});
afterEach(() => clock.restart());

async function login(email: string, password: string, ip: string): Promise<number> {
  const { status } = await app.rest('POST', '/api/auth/login', { email, password }, from(ip));
  return status;
}

const signup = (ip: string) => app.signup({}, from(ip));

/** So many answers with one status, and all later ones with another. */
const then = (first: number, firstStatus: number, rest: number, restStatus: number): number[] => [
  ...Array<number>(first).fill(firstStatus),
  ...Array<number>(rest).fill(restStatus),
];
/** What ten guesses that are free and some more are answered. */
const slowedDown = (guesses: number) => then(FREE, 401, guesses - FREE, 429);
const inARow = async (calls: number, call: (i: number) => Promise<number>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < calls; i += 1) statuses.push(await call(i));
  return statuses;
};

describe('with a trusted proxy', () => {
  onServer();

  describe('guessing passwords', () => {
    it('of one account from many addresses is slowed down after ten, one by one or all at once', async () => {
      const person = await signup(OWN_ADDRESS);
      const other = await signup(OWN_ADDRESS);
      expect(await inARow(100, (i) => login(person.email, 'wrong', address(i)))).toEqual(
        slowedDown(100),
      );
      const atOnce = await Promise.all(
        Array.from({ length: 100 }, (_, i) => login(other.email, 'wrong', address(200 + i))),
      );
      expect(atOnce.sort((a, b) => a - b)).toEqual(slowedDown(100));
    });

    it('keeps no owner out who has been there before, and slows down their guesses too', async () => {
      const person = await signup('198.51.100.20');
      expect(await login(person.email, person.password, '198.51.100.21')).toBe(200);
      await inARow(30, (i) => login(person.email, 'wrong', address(400 + i)));
      expect(await login(person.email, person.password, '198.51.100.22')).toBe(429);
      for (const place of ['198.51.100.20', '198.51.100.21', '198.51.100.20', '198.51.100.21']) {
        expect(await login(person.email, person.password, place)).toBe(200);
      }
      expect(await inARow(30, () => login(person.email, 'wrong', '198.51.100.21'))).toEqual(
        slowedDown(30),
      );
    });

    it('knows an owner in a place for ninety days', async () => {
      const [home, before] = ['198.51.100.23', '198.51.100.24'];
      const { email, password, userId } = await signup(before);
      const places = app.app.get(DataSource).getRepository(KnownNetworkEntity);
      const seenDaysAgo = (days: number) =>
        places.update({ userId }, { seenAt: new Date(Date.now() - days * DAY_MS) });
      await inARow(FREE, (i) => login(email, 'wrong', address(300 + i)));
      await seenDaysAgo(89);
      expect(await login(email, password, before)).toBe(200);
      await seenDaysAgo(91);
      expect(await login(email, password, before)).toBe(429);
      clock.advance(1_000);
      expect(await login(email, password, home)).toBe(200);
      expect(await places.countBy({ userId })).toBe(1);
    });

    async function reset(email: string, ip: string): Promise<string> {
      expect(await ask(email, ip)).toBe(200);
      const token = await mailed.mailbox.token(email, RESET);
      const newPassword = 'copper-lantern-77';
      const input = { token, newPassword, confirmPassword: newPassword };
      const { status } = await app.rest('POST', '/api/auth/reset-password', input, from(ip));
      expect(status).toBe(200);
      return newPassword;
    }

    it('lets an owner in from anywhere by a link in a mail', async () => {
      const { email, password } = await signup('198.51.100.30');
      await inARow(30, (i) => login(email, 'wrong', address(500 + i)));
      const [elsewhere, third] = ['198.51.100.31', '198.51.100.32'];
      expect(await login(email, password, elsewhere)).toBe(429);
      const newPassword = await reset(email, elsewhere);
      expect(await login(email, newPassword, elsewhere)).toBe(200);
      expect(await login(email, newPassword, third)).toBe(200);
    });

    it('by an owner who has forgotten the password is forgiven by a link in a mail', async () => {
      const home = '198.51.100.33';
      const { email } = await signup(home);
      expect(await inARow(30, () => login(email, 'wrong', home))).toEqual(
        then(2 * FREE, 401, 30 - 2 * FREE, 429),
      );
      expect(await login(email, await reset(email, home), home)).toBe(200);
    });

    it('counts no sign-in that the server was too busy for', async () => {
      const { email } = await signup('198.51.100.35');
      const verify = jest.spyOn(app.app.get(PasswordHasher, { strict: false }), 'verify');
      verify.mockRejectedValue(new AppError('SERVICE_BUSY'));
      const busy = inARow(2 * FREE, () => login(email, 'wrong', '198.51.100.36'));
      expect(await busy).toEqual(then(2 * FREE, 503, 0, 0));
      verify.mockRestore();
      expect(await inARow(12, () => login(email, 'wrong', '198.51.100.36'))).toEqual(
        slowedDown(12),
      );
    });

    it('of many accounts from one address is slowed down after ten', async () => {
      const statuses = inARow(100, (i) =>
        login(`somebody-${i}@example.com`, 'wrong', '203.0.113.5'),
      );
      expect(await statuses).toEqual(slowedDown(100));
    });

    it('of an account that there is not is slowed down alike', async () => {
      const statuses = inARow(30, (i) => login('nobody@example.com', 'wrong', address(600 + i)));
      expect(await statuses).toEqual(slowedDown(30));
    });

    it('behind a stolen session is slowed down too, and not the owner', async () => {
      const { token, password } = await signup('198.51.100.40');
      const newPassword = 'copper-lantern-77';
      const statuses = inARow(30, async (i) => {
        const input = { currentPassword: `guess ${i}`, newPassword, confirmPassword: newPassword };
        const options = { token, ...from(address(700 + i)) };
        return (await app.rest('POST', '/api/auth/change-password', input, options)).status;
      });
      expect(await statuses).toEqual(slowedDown(30));
      const input = { currentPassword: password, newPassword, confirmPassword: newPassword };
      const options = { token, ...from('198.51.100.40') };
      const owners = await app.rest('POST', '/api/auth/change-password', input, options);
      expect(owners.status).toBe(200);
    });

    it('says how long to wait, ever longer, up to a quarter of an hour', async () => {
      const { email } = await signup('198.51.100.50');
      await inARow(FREE, (i) => login(email, 'wrong', address(800 + i)));
      const body = { email, password: 'wrong' };
      const waits: number[] = [];
      for (let i = 0; i < 12; i += 1) {
        const answer = await app.rest('POST', '/api/auth/login', body, from(address(900 + i)));
        expect(answer.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
        const seconds = Number(answer.headers.get('retry-after'));
        waits.push(seconds);
        clock.advance(seconds * 1_000 - 1);
        expect(await login(email, 'wrong', address(920 + i))).toBe(429);
        clock.advance(1);
        expect(await login(email, 'wrong', address(940 + i))).toBe(401);
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    });
  });

  const ask = async (email: string, ip: string) =>
    (await app.rest('POST', '/api/auth/forgot-password', { email }, from(ip))).status;

  describe('mails that somebody asks for', () => {
    it('are a few to one address, whether there is an account or not', async () => {
      const { email } = await signup('198.51.100.70');
      for (const each of [email, 'nobody@example.com']) {
        expect(await inARow(10, () => ask(each, '203.0.113.70'))).toEqual(then(5, 200, 5, 429));
      }
    });

    it('are not used up by strangers where the owner is known', async () => {
      const { email } = await signup('198.51.100.71');
      expect(await inARow(40, (i) => ask(email, address(i)))).toEqual(then(20, 200, 20, 429));
      expect(await ask(email, '203.0.113.72')).toBe(429);
      expect(await ask(email, '198.51.100.71')).toBe(200);
    });

    it('are not counted where another account asks for an address that is taken', async () => {
      const victim = await signup('198.51.100.73');
      const thief = await signup('203.0.113.74');
      const change = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }`;
      const input = { newEmail: victim.email, password: thief.password };
      for (let i = 0; i < 30; i += 1) {
        const options = { token: thief.token, ...from('203.0.113.74') };
        const { errors } = await app.gql(change, { input }, options);
        expect(errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN');
      }
      expect(await ask(victim.email, '203.0.113.75')).toBe(200);
    });

    it('are not counted where somebody registers with an address that is taken', async () => {
      const { email, password } = await signup('198.51.100.78');
      const input = { name: 'Eve', email, password, confirmPassword: password };
      for (let i = 0; i < 30; i += 1) {
        const options = from(`203.0.113.${100 + i}`);
        const { body } = await app.rest('POST', '/api/auth/register', input, options);
        expect(body['code']).toBe('EMAIL_TAKEN');
      }
      expect(await ask(email, '203.0.113.77')).toBe(200);
    });

    it('keep nobody from taking an address that has no account', async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      expect(await inARow(25, (i) => ask(email, address(1_200 + i)))).toContain(429);
      const made = await app.signup({ email }, from('203.0.113.81'));
      expect(made.email).toBe(email);
    });

    it('are a few where a password is changed again and again', async () => {
      const person = await signup('198.51.100.79');
      let { token, password: currentPassword } = person;
      const statuses = inARow(7, async (i) => {
        const newPassword = `copper-lantern-${i}`;
        const input = { currentPassword, newPassword, confirmPassword: newPassword };
        const options = { token, ...from('198.51.100.79') };
        const path = '/api/auth/change-password';
        const { status, body } = await app.rest<{ token: string }>('POST', path, input, options);
        if (status === 200) [token, currentPassword] = [body.token, newPassword];
        return status;
      });
      expect(await statuses).toEqual(then(5, 200, 2, 429));
    });

    it('are a few where an account is made again and again', async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const password = 'violet-harbor-42';
      const options = from('203.0.113.76');
      const statuses = inARow(8, async () => {
        const input = { name: 'Ada', email, password, confirmPassword: password };
        type Made = { token: string };
        const made = await app.rest<Made>('POST', '/api/auth/register', input, options);
        await app.gql(
          'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
          { input: { password } },
          { token: made.body.token, ...options },
        );
        return made.status;
      });
      expect(await statuses).toEqual(then(5, 201, 3, 429));
    });
  });
});

describe('an address that a caller claims', () => {
  onServer({ trustProxy: undefined });

  it('changes nothing where no proxy is trusted', async () => {
    const statuses = inARow(100, (i) => login(`somebody-${i}@example.com`, 'wrong', address(i)));
    expect(await statuses).toEqual(slowedDown(100));
  });
});

describe('guesses of everybody together', () => {
  // Sixty of them in a minute, as each address may make two calls.
  onServer({ rateLimits: { check: 0, auth: 2, transform: 0, payments: 0, support: 0, logs: 0 } });

  it('are slowed down where no owner is known, and owners come in', async () => {
    const person = await signup('198.51.100.60');
    expect(await login(person.email, person.password, '198.51.100.61')).toBe(200);
    const statuses = inARow(100, (i) => login(`somebody-${i}@example.com`, 'wrong', address(i)));
    expect(await statuses).toEqual(then(60, 401, 40, 429));
    expect(await login(person.email, person.password, '198.51.100.62')).toBe(429);
    expect(await login(person.email, person.password, '198.51.100.61')).toBe(200);
  });
});
