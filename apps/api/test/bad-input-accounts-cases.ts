import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type Doors,
  ESCAPE,
  HIGH_SURROGATE,
  HUGE,
  LOW_SURROGATE,
  NUL,
  refusal,
} from './doors';

const gqlOf = (name: string, type: string, result = '') =>
  `mutation ($input: ${type}!) { ${name}(input: $input)${result} }`;

export const STRINGS = {
  nothing: '',
  'null characters': NUL,
  'escape sequences': ESCAPE,
  'the first half of a character': HIGH_SURROGATE,
  'the second half of a character': LOW_SURROGATE,
  'half of a character in an address': 'ada\ude00@example.com',
  'too much': 'x'.repeat(2_000),
};
export const TYPES = { number: 5, truth: true, null: null, list: ['a'], object: { $ne: null } };

type Changes = Readonly<Record<string, unknown>>;

function account(changes: Changes = {}): object {
  const email = `${randomUUID()}@example.com`;
  const password = changes['password'] ?? 'violet-harbor-42';
  return { name: 'Ada', email, password, confirmPassword: password, ...changes };
}

const NEW_PASSWORD = 'copper-lantern-77';

/** A way in: a path, or an operation in GraphQL. */
interface Door {
  readonly to: string;
  readonly method?: string;
  readonly fields: readonly string[];
  /** Those of `fields` that are one of a few names. */
  readonly names?: readonly string[];
  /** Whether fields may be absent, so that GraphQL itself lets `null` pass. */
  readonly isPartial?: true;
  /** Input that would be taken, but for the changes. */
  readonly valid: (changes: Changes) => object;
}

/** What no account may be made of, nor anybody sign in with; each case leaves everything as it was. */
export function describeBadAccounts(doors: Doors): void {
  const known = {
    fields: ['email', 'password'],
    valid: (changes: Changes) => {
      const { email, password } = doors.person;
      return { email, password, ...changes };
    },
  };
  const created = { fields: ['name', 'email', 'password'], valid: account };
  const changing = {
    fields: ['currentPassword', 'newPassword'],
    valid: (changes: Changes) => ({
      currentPassword: doors.person.password,
      newPassword: NEW_PASSWORD,
      confirmPassword: changes['newPassword'] ?? NEW_PASSWORD,
      ...changes,
    }),
  };
  const resetting = {
    fields: ['newPassword'],
    valid: (changes: Changes) => ({
      token: 'x'.repeat(43),
      newPassword: NEW_PASSWORD,
      confirmPassword: changes['newPassword'] ?? NEW_PASSWORD,
      ...changes,
    }),
  };
  const profile = {
    fields: ['name', 'language', 'theme'],
    names: ['language', 'theme'],
    isPartial: true as const,
    valid: (changes: Changes) => changes,
  };

  describe.each<Door>([
    { to: '/api/auth/register', ...created },
    { to: gqlOf('register', 'RegisterInput', ' { token }'), ...created },
    { to: '/api/auth/login', ...known },
    { to: gqlOf('login', 'LoginInput', ' { token }'), ...known },
    { to: '/api/auth/profile', method: 'PUT', ...profile },
    { to: gqlOf('updateProfile', 'ProfileInput', ' { id }'), ...profile },
    { to: '/api/auth/change-password', ...changing },
    { to: gqlOf('changePassword', 'ChangePasswordInput', ' { token }'), ...changing },
    { to: '/api/auth/reset-password', ...resetting },
    { to: gqlOf('resetPassword', 'ResetPasswordInput'), ...resetting },
    {
      to: '/api/auth/forgot-password',
      fields: ['email'],
      valid: (changes) => ({ email: 'nobody@example.com', ...changes }),
    },
    {
      to: gqlOf('changeEmail', 'ChangeEmailInput', ' { id }'),
      fields: ['newEmail', 'password'],
      valid: (changes) => ({
        newEmail: `${randomUUID()}@example.com`,
        password: doors.person.password,
        ...changes,
      }),
    },
    {
      to: gqlOf('deleteAccount', 'DeleteAccountInput'),
      fields: ['password'],
      valid: (changes) => ({ password: doors.person.password, ...changes }),
    },
    {
      to: gqlOf('createApiKey', 'CreateApiKeyInput', ' { key }'),
      fields: ['name'],
      valid: (changes) => ({ name: 'x', scopes: ['CHECK'], ...changes }),
    },
  ])('$to', ({ to, method, fields, names = [], isPartial, valid }) => {
    const isGraphql = !to.startsWith('/');
    const send = (input: unknown) =>
      isGraphql ? doors.gql(to, input) : doors.json(to, input, method);

    /** What becomes of each value in place of a good one. */
    async function answers(field: string, values: Readonly<Record<string, unknown>>) {
      const entries = Object.entries(values).map(
        async ([kind, value]) => [kind, await send(valid({ [field]: value }))] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    }
    const each = (kinds: object, answer: Answer) =>
      Object.fromEntries(Object.keys(kinds).map((kind) => [kind, answer]));

    it.each(fields)('refuses as %s what is no line of text', async (field) => {
      const refused = refusal('VALIDATION_FAILED', isGraphql && !names.includes(field));
      expect(await answers(field, STRINGS)).toEqual(each(STRINGS, refused));
    });

    it.each(fields)('refuses as %s what is no string', async (field) => {
      const refused = { status: 400, code: 'VALIDATION_FAILED' };
      expect(await answers(field, TYPES)).toEqual({
        ...each(TYPES, refused),
        ...(isPartial && { null: refusal('VALIDATION_FAILED', isGraphql) }),
      });
    });

    it('refuses 10 MB', async () => {
      expect(await send(valid({ [fields[0] ?? '']: HUGE }))).toEqual({
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
      });
    });

    it.each([[null], [5], ['text'], [[]]])('refuses %j in place of an object', async (input) => {
      const answer = await send(input);
      const code = isGraphql ? 'VALIDATION_FAILED' : 'MALFORMED_REQUEST';
      expect(answer).toEqual({ status: 400, code });
    });
  });

  it.each(['\u202e', '\u2066'])(
    'register refuses a name that turns directions: %j',
    async (turn) => {
      const answer = await doors.json('/api/auth/register', account({ name: `Ada${turn}evil` }));
      expect(answer).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );

  it('register refuses a language that is none of ours', async () => {
    const answer = await doors.json('/api/auth/register', account({ language: 'de' }));
    expect(answer).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  });
}
