import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { PasswordHasher } from '../src/features/auth/password-hasher';
import { createTestingApp, type TestingApp } from './testing-app';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const login = (alias: number) =>
  `a${alias}: login(input: {email: "a@b.co", password: "x"}) { token }`;
const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

describe('a query that asks for too much', () => {
  it('of 1,000 sign-ins under aliases runs none of them', async () => {
    const verify = jest.spyOn(app.app.get(PasswordHasher), 'verify');
    const { status, data, errors } = await app.gql(`mutation { ${repeat(1000, login)} }`);
    expect([status, data]).toEqual([400, undefined]);
    expect(errors?.length).toBeGreaterThan(0);
    expect(verify).not.toHaveBeenCalled();
    const few = await app.gql(`mutation { ${repeat(16, login)} }`);
    expect([few.status, few.errors?.[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
    expect(verify).not.toHaveBeenCalled();
    const allowed = await app.gql(`mutation { ${repeat(2, login)} }`);
    expect(allowed.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect(verify).toHaveBeenCalled();
    verify.mockRestore();
  });

  it.each([
    [
      'depth',
      `{ __schema { types { ${'fields { type { '.repeat(20)} name ${'} }'.repeat(20)} } } }`,
      'VALIDATION_FAILED',
    ],
    ['directives', `{ me ${'@include(if: true) '.repeat(60)} { id } }`, undefined],
    ['tokens', `{ ${'me { id } '.repeat(20_000)} }`, 'MALFORMED_REQUEST'],
    [
      'the same field many times',
      `{ ${repeat(150, (i) => `a${i}: me { id name email }`)} }`,
      undefined,
    ],
    [
      'fragments that double',
      `{ me { ...f0 } } ${repeat(14, (i) => `fragment f${i} on User { ...f${i + 1} ...f${i + 1} }`)} fragment f14 on User { id }`,
      undefined,
    ],
    [
      'fragments in a circle',
      '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
      'VALIDATION_FAILED',
    ],
  ])('is refused: %s', async (_, query, code) => {
    const { status, data, errors } = await app.gql(query);
    expect([status, data]).toEqual([400, undefined]);
    if (code) expect(errors?.map(({ extensions }) => extensions.code)).toContain(code);
  });

  it('is refused as a list of operations', async () => {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Array(10).fill({ query: '{ __typename }' })),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'MALFORMED_REQUEST' } }],
    });
  });
});

describe('other sites', () => {
  const query = encodeURIComponent('{ __typename }');

  it('cannot send a form or a plain text that runs', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await app.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      expect([type, response.status]).toEqual([type, 400]);
    }
  });

  it('cannot query by a link, and nobody can change anything by one', async () => {
    expect((await app.fetch(`/graphql?query=${query}`)).status).toBe(400);
    const headers = { 'x-apollo-operation-name': 'x' };
    expect((await app.fetch(`/graphql?query=${query}`, { headers })).status).toBe(200);
    const mutation = encodeURIComponent('mutation { logout }');
    expect((await app.fetch(`/graphql?query=${mutation}`, { headers })).status).toBe(405);
  });
});

describe('explorers', () => {
  it('can read the whole schema, in which everything is described', async () => {
    const { status, data } = await app.gql<{
      __schema: {
        types: {
          name: string;
          description: string | null;
          fields: Described[] | null;
          inputFields: Described[] | null;
        }[];
      };
    }>(getIntrospectionQuery());
    expect(status).toBe(200);
    const own = data?.__schema.types.filter(({ name }) => !name.startsWith('__')) ?? [];
    const undescribed = own.flatMap(({ name, description, fields, inputFields }) => [
      ...(description || ['Query', 'Mutation', 'Subscription'].includes(name) ? [] : [name]),
      ...[...(fields ?? []), ...(inputFields ?? [])].flatMap((field) => [
        ...(field.description ? [] : [`${name}.${field.name}`]),
        ...(field.args ?? [])
          .filter((arg) => !arg.description)
          .map((arg) => `${name}.${field.name}(${arg.name})`),
      ]),
    ]);
    expect(undescribed).toEqual([]);
  });
});

interface Described {
  name: string;
  description: string | null;
  args?: { name: string; description: string | null }[];
}
