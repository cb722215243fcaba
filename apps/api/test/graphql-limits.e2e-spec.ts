import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { PasswordHasher } from '../src/features/auth/passwords/password-hasher';
import { createTestingApp, type TestingApp } from './testing-app';
import { within } from './waiting';

/** Refusing takes milliseconds; whatever took so long was worked on. */
const REFUSAL_LIMIT_MS = 5_000;
let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const login = (alias: number) =>
  `a${alias}: login(input: {email: "a@b.co", password: "x"}) { token }`;
const transform = (alias: string) =>
  `${alias}: transformText(input: {operation: IMPROVE, text: "a"}) { text }`;
const TOO_COMPLEX = { code: 'QUERY_TOO_COMPLEX', args: {} };
const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const refusal = (query: string) =>
  within(REFUSAL_LIMIT_MS, () => 'the refusal of a query', app.gql(query));

/** As deep as so many levels, and neither costly nor refused by any other rule. */
const nested = (levels: number) => {
  const within = levels - 4;
  return `{ __type(name: "Query") { fields { type { ${'ofType { '.repeat(within)} name ${'}'.repeat(within)} } } } }`;
};

describe('a query that asks for too much', () => {
  it('of 1,000 sign-ins under aliases runs none of them', async () => {
    const verify = jest.spyOn(app.app.get(PasswordHasher), 'verify');
    const { status, data, errors } = await refusal(`mutation { ${repeat(1000, login)} }`);
    expect([status, data]).toEqual([400, undefined]);
    expect(errors?.length).toBeGreaterThan(0);
    expect(verify).not.toHaveBeenCalled();
    for (const number of [16, 2]) {
      const few = await refusal(`mutation { ${repeat(number, login)} }`);
      expect([few.status, few.errors?.[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
    }
    expect(verify).not.toHaveBeenCalled();
    const allowed = await app.gql(`mutation { ${repeat(1, login)} }`);
    expect(allowed.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
  });

  it.each([
    ['depth', nested(9), 'QUERY_TOO_COMPLEX'],
    [
      'fields of types in circles',
      `{ __schema { types { ${'fields { type { '.repeat(20)} name ${'} }'.repeat(20)} } } }`,
      'VALIDATION_FAILED',
    ],
    [
      'directives on many fields',
      `{ me { ${'id @include(if: true) '.repeat(11)} } }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'directives on one field',
      `{ me ${'@include(if: true) '.repeat(60)} { id } }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['directives that are not there', `{ __typename ${'@aa '.repeat(10)} }`, 'VALIDATION_FAILED'],
    ['cost', `{ me { ${'id '.repeat(900)} } }`, 'QUERY_TOO_COMPLEX'],
    ['aliases', `{ ${repeat(101, (i) => `a${i}: __typename`)} }`, 'QUERY_TOO_COMPLEX'],
    ['50,000 tokens', `{ ${'__typename '.repeat(50_000)} }`, 'QUERY_TOO_COMPLEX'],
    ['tokens', `{ ${'me { id } '.repeat(20_000)} }`, 'QUERY_TOO_COMPLEX'],
    [
      'values in a list',
      `{ check(input: {text: "a", words: [${'"a" '.repeat(1_000)}]}) { language } }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'two checks',
      `{ ${repeat(2, (i) => `a${i}: check(input: {text: "a"}) { language }`)} }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'two rewritings, each of which counts',
      `mutation { ${transform('a')} ...b } fragment b on Mutation { ${transform('b')} }`,
      'QUERY_TOO_COMPLEX',
    ],
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
    const { status, data, errors } = await refusal(query);
    expect([status, data]).toEqual([400, undefined]);
    if (code) expect(errors?.map(({ extensions }) => extensions.code)).toContain(code);
  });

  it('is none at eight levels', async () => {
    expect((await app.gql(nested(8))).status).toBe(200);
  });

  it('is none with one rewriting in each of its operations, in whatever parts', async () => {
    const one = await app.gql(
      `mutation { ${transform('a')} ...f } fragment f on Mutation { ${transform('a')} }`,
    );
    expect(one.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const each = await app.gql(`mutation A { ${transform('a')} } mutation B { ${transform('b')} }`);
    // Which of them to run was not said.
    expect(each.errors?.map(({ extensions }) => extensions.code)).toEqual(['MALFORMED_REQUEST']);
  });

  describe('with a name that is too long', () => {
    const LONG = 'A'.repeat(150_000);
    const TOO_LONG = 'A'.repeat(101);
    const refused = [{ message: 'The query is too complex', extensions: TOO_COMPLEX }];

    it.each([
      ['an alias in a list', `{ check(input: {text: "wrold"}) { issues { ${LONG}: id } } }`],
      ['an alias in the schema', `{ __schema { types { fields { ${LONG}: name } } } }`],
      ['one character', `{ ${TOO_LONG}: __typename }`],
      ['a field', `{ ${LONG} }`],
      ['an operation', `query ${LONG} { __typename }`],
      ['a variable', `query ($${LONG}: Int) { __typename }`],
      ['a fragment', `{ ...${LONG} } fragment ${LONG} on Query { __typename }`],
      [
        // GraphQL's own message would name each pair of them.
        'fields in conflict with each other',
        `{ me { ${repeat(40, () => `${'A'.repeat(5_000)}: id`)} } me { ${repeat(40, () => `${'A'.repeat(5_000)}: name`)} } }`,
      ],
    ])('is refused, and not repeated: %s', async (_, query) => {
      const { status, data, errors } = await refusal(query);
      expect([status, data, errors]).toEqual([400, undefined, refused]);
    });

    it('is refused in the address', async () => {
      const query = encodeURIComponent(`{ ${TOO_LONG}: __typename }`);
      const headers = { 'x-apollo-operation-name': 'x' };
      const response = await app.fetch(`/graphql?query=${query}`, { headers });
      expect([response.status, await response.json()]).toEqual([400, { errors: refused }]);
    });

    it('is none at 100 characters, nor is a text a name', async () => {
      const alias = 'A'.repeat(100);
      expect((await app.gql(`{ ${alias}: __typename }`)).data).toEqual({ [alias]: 'Query' });
      const text = 'All is well. '.repeat(4_000);
      const { data } = await app.gql(`{ check(input: {text: "${text}"}) { language } }`);
      expect(data).toEqual({ check: { language: 'EN' } });
    });
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
  const mutation = 'mutation { logout }';
  const OWN = { 'x-apollo-operation-name': 'x' };

  it.each([
    ['text/plain', JSON.stringify({ query: mutation })],
    ['application/x-www-form-urlencoded', new URLSearchParams({ query: mutation }).toString()],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('cannot send what a form can: %s', async (type, body) => {
    const headers = { 'content-type': type };
    const plain = await app.fetch('/graphql', { method: 'POST', headers, body });
    expect(plain.status).toBe(400);
    // Nor is it read where the sender is no page.
    const own = await app.fetch('/graphql', {
      method: 'POST',
      headers: { ...headers, ...OWN },
      body,
    });
    expect(own.status).toBe(400);
  });

  it('cannot query by a link', async () => {
    expect((await app.fetch(`/graphql?query=${query}`)).status).toBe(400);
    expect((await app.fetch(`/graphql?query=${query}`, { headers: OWN })).status).toBe(200);
  });

  it('cannot change anything by a link, and nor can anybody else', async () => {
    const path = `/graphql?query=${encodeURIComponent(mutation)}`;
    expect((await app.fetch(path)).status).toBe(400);
    expect((await app.fetch(path, { headers: OWN })).status).toBe(405);
  });

  it('get no leave to read an answer', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
    };
    for (const method of ['OPTIONS', 'POST']) {
      const response = await app.fetch('/graphql', { method, headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([]);
    }
  });
});

describe('an answer', () => {
  it('names nothing that the caller did not: no field, type or value that would fit', async () => {
    for (const query of [
      '{ mee { id } }',
      '{ me { emai } }',
      '{ check(inputt: {text: "a"}) { language } }',
      '{ canUse(operation: IMPROV) { canUse } }',
      'mutation { logi }',
    ]) {
      const { status, errors } = await app.gql(query);
      expect(status).toBe(400);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
    }
  });

  it('tells neither how long its parts took nor where in the code an error came from', async () => {
    const headers = {
      'apollo-query-plan-experimental': '1',
      'apollo-federation-include-trace': 'ftv1',
    };
    for (const query of [
      '{ __typename }',
      '{ me { id } }',
      '{ nothing }',
      '{ me',
      'query { '.repeat(9),
    ]) {
      const response = await app.fetch('/graphql?debug=1', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, extensions: { tracing: true } }),
      });
      const text = await response.text();
      expect(text).not.toMatch(/tracing|ftv1|stacktrace|exception|node_modules|\.ts:|\.js:/);
    }
  });

  it('says of an operation that it cannot make sense of no more than that', async () => {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query A { me { id } } query B { me { id } }',
        operationName: 'C',
      }),
    });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { extensions: object }[] };
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'MALFORMED_REQUEST', args: {} },
    ]);
  });
});

describe('explorers', () => {
  it('find our own GraphiQL at its own address, and none where the API answers', async () => {
    const headers = { accept: 'text/html' };
    for (const path of [
      '/graphql',
      '/graphql?query={__typename}',
      '/graphql/console',
      '/v2/graphiql',
    ]) {
      const response = await app.fetch(path, { headers });
      expect([path, response.headers.get('content-type')]).not.toContain('text/html');
      expect(await response.text()).not.toMatch(/<html|graphiql|playground|unpkg|sandbox/i);
    }
  });

  it('ask for one field 500 times and get it once, which costs nothing', async () => {
    const { status, data } = await app.gql(`{ ${'__typename '.repeat(500)} }`);
    expect([status, data]).toEqual([200, { __typename: 'Query' }]);
  });

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
