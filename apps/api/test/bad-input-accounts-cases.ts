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

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
const gqlOf = (name: string, type: string, result = '') =>
  `mutation ($input: ${type}!) { ${name}(input: $input)${result} }`;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';

const STRINGS = {
  nothing: '',
  'null characters': NUL,
  'escape sequences': ESCAPE,
  'the first half of a character': HIGH_SURROGATE,
  'the second half of a character': LOW_SURROGATE,
  'half of a character in an address': 'ada\ude00@example.com',
  'too much': 'x'.repeat(2_000),
};
const TYPES = { number: 5, truth: true, null: null, list: ['a'], object: { $ne: null } };

type Changes = Readonly<Record<string, unknown>>;

function account(changes: Changes = {}): object {
  const email = `${randomUUID()}@example.com`;
  const password = changes['password'] ?? 'violet-harbor-42';
  return { name: 'Ada', email, password, confirmPassword: password, ...changes };
}

interface Door {
  readonly name: string;
  readonly isGraphql: boolean;
  readonly fields: readonly string[];
  readonly send: (input: unknown) => Promise<Answer>;
  /** Input that would be taken, but for the changes. */
  readonly valid: (changes: Changes) => object;
}
/** What no account may be made of, nor anybody sign in with; each case leaves everything as it was. */
export function describeBadAccounts(doors: Doors): void {
  function credentials(changes: Changes): object {
    const { email, password } = doors.person;
    return { email, password, ...changes };
  }

  const NEW = { fields: ['name', 'email', 'password'], valid: account };
  const KNOWN = { fields: ['email', 'password'], valid: credentials };
  const NEW_PASSWORD = 'copper-lantern-77';
  const OTHERS: readonly (Omit<Door, 'send'> & { readonly to: string })[] = [
    {
      name: 'change-password in REST',
      to: '/api/auth/change-password',
      isGraphql: false,
      fields: ['currentPassword', 'newPassword'],
      valid: (changes) => ({
        currentPassword: doors.person.password,
        newPassword: NEW_PASSWORD,
        confirmPassword: changes['newPassword'] ?? NEW_PASSWORD,
        ...changes,
      }),
    },
    {
      name: 'forgot-password in REST',
      to: '/api/auth/forgot-password',
      isGraphql: false,
      fields: ['email'],
      valid: (changes) => ({ email: 'nobody@example.com', ...changes }),
    },
    {
      name: 'reset-password in REST',
      to: '/api/auth/reset-password',
      isGraphql: false,
      fields: ['newPassword'],
      valid: (changes) => ({
        token: 'x'.repeat(43),
        newPassword: NEW_PASSWORD,
        confirmPassword: changes['newPassword'] ?? NEW_PASSWORD,
        ...changes,
      }),
    },
    {
      name: 'changeEmail',
      to: gqlOf('changeEmail', 'ChangeEmailInput', ' { id }'),
      isGraphql: true,
      fields: ['newEmail', 'password'],
      valid: (changes) => ({
        newEmail: `${randomUUID()}@example.com`,
        password: doors.person.password,
        ...changes,
      }),
    },
    {
      name: 'deleteAccount',
      to: gqlOf('deleteAccount', 'DeleteAccountInput'),
      isGraphql: true,
      fields: ['password'],
      valid: (changes) => ({ password: doors.person.password, ...changes }),
    },
    {
      name: 'createApiKey',
      to: gqlOf('createApiKey', 'CreateApiKeyInput', ' { key }'),
      isGraphql: true,
      fields: ['name'],
      valid: (changes) => ({ name: 'x', scopes: ['CHECK'], ...changes }),
    },
  ];

  describe.each<Door>([
    {
      name: 'register in REST',
      isGraphql: false,
      ...NEW,
      send: (i) => doors.json('/api/auth/register', i),
    },
    { name: 'register in GraphQL', isGraphql: true, ...NEW, send: (i) => doors.gql(REGISTER, i) },
    {
      name: 'login in REST',
      isGraphql: false,
      ...KNOWN,
      send: (i) => doors.json('/api/auth/login', i),
    },
    { name: 'login in GraphQL', isGraphql: true, ...KNOWN, send: (i) => doors.gql(LOGIN, i) },
    ...OTHERS.map(({ to, ...door }) => ({
      ...door,
      send: (input: unknown) => (door.isGraphql ? doors.gql(to, input) : doors.json(to, input)),
    })),
  ])('$name', ({ isGraphql, fields, send, valid }) => {
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
      const refused = refusal('VALIDATION_FAILED', isGraphql);
      expect(await answers(field, STRINGS)).toEqual(each(STRINGS, refused));
    });

    it.each(fields)('refuses as %s what is no string', async (field) => {
      const refused = { status: 400, code: 'VALIDATION_FAILED' };
      expect(await answers(field, TYPES)).toEqual(each(TYPES, refused));
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
