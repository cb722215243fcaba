import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '@tercet/contracts';
import { randomUUID } from 'node:crypto';
import { tableCounts } from './table-counts';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';
import { openTransform, TestingModel, usageOf } from './transform-client';

const CHECK = 'query ($input: CheckInput!) { check(input: $input) { issues { start end } } }';
const TRANSFORM =
  'mutation ($input: TextTransformInput!) { transformText(input: $input) { text } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const HUGE = 'ab '.repeat((10 * 1024 * 1024) / 3);
const NUL = 'one \0 two';
const ESCAPE = 'one \x1b[31m two';
const HIGH_SURROGATE = 'one \ud83d two';
const LOW_SURROGATE = 'one \ude00 two';
const INVALID_UTF8 = [0x61, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xff];

let model: TestingModel;
let app: TestingApp;
let person: SignedUp;
let before: readonly object[];
beforeAll(async () => {
  model = await TestingModel.start();
  app = await createTestingApp({ config: model.config });
  person = await app.signup();
});
beforeEach(async () => {
  before = await tableCounts(app);
});
afterAll(async () => {
  await app.close();
  await model.sandbox.close();
});

/** After each of these: as if nothing had come, and ready for the next. */
afterEach(async () => {
  expect(await tableCounts(app)).toEqual(before);
  expect(await usageOf(app, person.token)).toBe(0);
  expect(model.calls).toHaveLength(0);
  expect((await app.fetch('/health/ready')).status).toBe(200);
});

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
}

async function post(path: string, body: string | Uint8Array<ArrayBuffer>, contentType = JSON_TYPE) {
  const headers = { 'content-type': contentType };
  const response = await app.fetch(path, { method: 'POST', body, headers, token: person.token });
  const answer = (await response.json()) as {
    code?: string;
    errors?: { extensions: { code: string } }[];
  };
  const code = answer.code ?? answer.errors?.[0]?.extensions.code;
  return { status: response.status, code } satisfies Answer;
}

const json = (path: string, body: unknown) => post(path, JSON.stringify(body));
const gql = (query: string, input?: unknown) =>
  json('/graphql', { query, variables: { ...(input !== undefined && { input }) } });

async function stream(input: object): Promise<Answer> {
  const opened = await openTransform(app, person.token, { ...input });
  const isStream = opened.headers.get('content-type')?.startsWith('multipart/') === true;
  if (isStream) return { status: opened.status, code: (await opened.next())?.code };
  const body = (await opened.body()) as {
    code?: string;
    errors?: { extensions: { code: string } }[];
  };
  return { status: opened.status, code: body.code ?? body.errors?.[0]?.extensions.code };
}

/** GraphQL answers 200 once a resolver was asked, REST with the code's own status. */
const refusal = (code: ErrorCode, isGraphql: boolean): Answer => ({
  status: isGraphql ? 200 : ERROR_STATUS[code],
  code,
});

describe.each<[string, boolean, number, (text: unknown) => Promise<Answer>]>([
  ['GraphQL check', true, 100_000, (text) => gql(CHECK, { text })],
  ['/v2/check in JSON', false, 100_000, (text) => json('/v2/check', { text, language: 'en' })],
  [
    '/v2/check as a form',
    false,
    100_000,
    (text) => post('/v2/check', `language=en&text=${percentEncoded(String(text))}`, FORM_TYPE),
  ],
  ['textTransform', true, 5_000, (text) => stream({ text })],
  ['transformText', true, 5_000, (text) => gql(TRANSFORM, { operation: 'IMPROVE', text })],
])('a text for %s', (door, isGraphql, limit, send) => {
  const isForm = door.endsWith('as a form');

  it.each<[string, string, ErrorCode]>([
    ['nothing', '', 'TEXT_EMPTY'],
    ['only space', ' \n\t\u00a0\u2003', 'TEXT_EMPTY'],
    ['a character too many', 'a'.repeat(limit + 1), 'TEXT_TOO_LONG'],
    ['null characters', NUL, 'TEXT_INVALID'],
    ['escape sequences', ESCAPE, 'TEXT_INVALID'],
    // In a form it is no UTF-8 in the first place.
    [
      'the first half of a character',
      HIGH_SURROGATE,
      isForm ? 'MALFORMED_REQUEST' : 'TEXT_INVALID',
    ],
    [
      'the second half of a character',
      LOW_SURROGATE,
      isForm ? 'MALFORMED_REQUEST' : 'TEXT_INVALID',
    ],
  ])('is refused: %s', async (_, text, code) => {
    expect(await send(text)).toEqual(refusal(code, isGraphql));
  });

  it('is refused: 10 MB', async () => {
    expect(await send(HUGE)).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  if (isForm) return;
  it.each([[5], [true], [['a']], [{ a: 1 }], [null]])('is refused: %j', async (value) => {
    expect(await send(value)).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

describe('a wish for textTransform', () => {
  it.each([
    ['null characters', NUL],
    ['half of a character', HIGH_SURROGATE],
    ['too many characters', 'a'.repeat(501)],
  ])('is refused: %s', async (_, instructions) => {
    const answer = await stream({ text: 'a', instructions });
    expect(answer).toEqual(refusal('VALIDATION_FAILED', true));
  });
});

/** As `encodeURIComponent`, which refuses halves of characters. */
function percentEncoded(text: string): string {
  return text.replace(/[\ud800-\udfff]|[^\w ]/g, (character) => {
    const unit = character.charCodeAt(0);
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    const bytes = isHalf
      ? [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
      : [...Buffer.from(character)];
    return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  });
}

describe('a language that is none of ours', () => {
  it.each<[string, () => Promise<Answer>, ErrorCode]>([
    ['GraphQL check', () => gql(CHECK, { text: 'a', language: 'TLH' }), 'VALIDATION_FAILED'],
    ['/v2/check', () => json('/v2/check', { text: 'a', language: 'tlh' }), 'LANGUAGE_UNSUPPORTED'],
    [
      '/v2/check as a form',
      () => post('/v2/check', 'text=a&language=de-DE', FORM_TYPE),
      'LANGUAGE_UNSUPPORTED',
    ],
    ['textTransform', () => stream({ text: 'a', targetLanguage: 'DE' }), 'VALIDATION_FAILED'],
    [
      'register',
      () => json('/api/auth/register', account({ language: 'de' })),
      'VALIDATION_FAILED',
    ],
  ])('is refused by %s', async (_, send, code) => {
    expect(await send()).toEqual({ status: 400, code });
  });
});

type Changes = Readonly<Record<string, unknown>>;

function account(changes: Changes = {}): object {
  const email = `${randomUUID()}@example.com`;
  const password = changes['password'] ?? 'violet-harbor-42';
  return { name: 'Ada', email, password, confirmPassword: password, ...changes };
}

function credentials(changes: Changes): object {
  const { email, password } = person;
  return { email, password, ...changes };
}

interface Door {
  readonly name: string;
  readonly isGraphql: boolean;
  readonly fields: readonly string[];
  readonly send: (input: unknown) => Promise<Answer>;
  /** Input that would be taken, but for the changes. */
  readonly valid: (changes: Changes) => object;
}
const NEW = { fields: ['name', 'email', 'password'], valid: account };
const KNOWN = { fields: ['email', 'password'], valid: credentials };

describe.each<Door>([
  {
    name: 'register in REST',
    isGraphql: false,
    ...NEW,
    send: (i) => json('/api/auth/register', i),
  },
  { name: 'register in GraphQL', isGraphql: true, ...NEW, send: (i) => gql(REGISTER, i) },
  { name: 'login in REST', isGraphql: false, ...KNOWN, send: (i) => json('/api/auth/login', i) },
  { name: 'login in GraphQL', isGraphql: true, ...KNOWN, send: (i) => gql(LOGIN, i) },
])('$name', ({ isGraphql, fields, send, valid }) => {
  const inEach = (values: Readonly<Record<string, unknown>>) =>
    fields.flatMap((field) =>
      Object.entries(values).map(([kind, value]): [string, string, unknown] => [
        field,
        kind,
        value,
      ]),
    );

  const strings = inEach({
    nothing: '',
    'null characters': NUL,
    'escape sequences': ESCAPE,
    'the first half of a character': HIGH_SURROGATE,
    'the second half of a character': `ada${LOW_SURROGATE.replaceAll(' ', '')}@example.com`,
    'too much': 'x'.repeat(2_000),
  });
  it.each(strings)('refuses as %s: %s', async (field, _kind, value) => {
    const answer = await send(valid({ [field]: value }));
    expect(answer).toEqual(refusal('VALIDATION_FAILED', isGraphql));
  });

  const types = inEach({ number: 5, truth: true, null: null, list: ['a'], object: { $ne: null } });
  it.each(types)('refuses as %s: a %s', async (field, _type, value) => {
    const answer = await send(valid({ [field]: value }));
    expect(answer).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('refuses 10 MB', async () => {
    expect(await send(valid({ email: HUGE }))).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each([[null], [5], ['text'], [[]]])('refuses %j in place of an object', async (input) => {
    const answer = await send(input);
    const code = isGraphql ? 'VALIDATION_FAILED' : 'MALFORMED_REQUEST';
    expect(answer).toEqual({ status: 400, code });
  });
});

describe('a body that cannot be read', () => {
  const withBytes = (start: string, end: string) =>
    new Uint8Array([...Buffer.from(start), ...INVALID_UTF8, ...Buffer.from(end)]);

  it.each(['/graphql', '/v2/check', '/api/auth/register', '/api/auth/login'])(
    'is refused by %s: bytes that are no UTF-8, and JSON that ends too early',
    async (path) => {
      const refused = { status: 400, code: 'MALFORMED_REQUEST' };
      expect(await post(path, withBytes('{"text":"', '"}'))).toEqual(refused);
      expect(await post(path, '{"text":"a')).toEqual(refused);
      expect(await post(path, '{"text":"a",}')).toEqual(refused);
      expect(await post(path, '[')).toEqual(refused);
      expect((await post(path, '{}', 'application/xml')).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('is refused by /v2/check as a form', async () => {
    const refused = { status: 400, code: 'MALFORMED_REQUEST' };
    for (const body of [withBytes('language=en&text=', ''), 'text=%C3%28', 'text=%', 'text=%zz']) {
      expect(await post('/v2/check', body, FORM_TYPE)).toEqual(refused);
    }
  });

  it.each(['{ check(', 'mutation { login(input: {) }', '{ me { id }', '"', '{ \u0000 }'])(
    'is refused by GraphQL: %j',
    async (query) => {
      expect(await gql(query)).toEqual({ status: 400, code: 'MALFORMED_REQUEST' });
    },
  );

  it.each([[undefined], [''], [5], [['{ me { id } }']], [{}]])(
    'is refused by GraphQL: %j as the query',
    async (query) => {
      expect(await json('/graphql', { query })).toEqual({ status: 400, code: 'MALFORMED_REQUEST' });
    },
  );
});

describe('1,000 aliases', () => {
  const aliases = (part: string) =>
    Array.from({ length: 1_000 }, (_, index) => `a${index}: ${part}`).join(' ');

  it.each([
    ['check', `{ ${aliases('check(input: {text: "a"}) { language }')} }`],
    [
      'register',
      `mutation { ${aliases('register(input: {name: "a", email: "a@b.co", password: "violet-harbor-42", confirmPassword: "violet-harbor-42"}) { token }')} }`,
    ],
    [
      'login',
      `mutation { ${aliases('login(input: {email: "a@b.co", password: "x"}) { token }')} }`,
    ],
    [
      'transformText',
      `mutation { ${aliases('transformText(input: {operation: IMPROVE, text: "a"}) { text }')} }`,
    ],
    [
      'textTransform',
      `subscription { ${aliases('textTransform(input: {operation: IMPROVE, text: "a"}) { __typename }')} }`,
    ],
  ])('of %s run none of them', async (_, query) => {
    expect((await gql(query)).status).toBe(400);
  });
});

describe('marks of direction, joiners and line ends of every kind', () => {
  it('are text like any other, and counted in offsets', async () => {
    const text =
      '\u202b\u05e9\u05dc\u05d5\u05dd\u202c, \u200fI recieve it\u200e\u2028and\u00ad go\r\n\ufeff.';
    const start = text.indexOf('recieve');
    const issue = { start, end: start + 'recieve'.length };
    const graphql = await app.gql<{ check: { issues: object[] } }>(CHECK, {
      input: { text, language: 'EN' },
    });
    expect(graphql.data?.check.issues).toContainEqual(issue);
    for (const [body, type] of [
      [JSON.stringify({ text, language: 'en-US' }), JSON_TYPE],
      [new URLSearchParams({ text, language: 'en-US' }).toString(), FORM_TYPE],
    ] as const) {
      const headers = { 'content-type': type };
      const response = await app.fetch('/v2/check', { method: 'POST', body, headers });
      const { matches } = (await response.json()) as { matches: object[] };
      expect(matches).toContainEqual(expect.objectContaining({ offset: start, length: 7 }));
    }
  });
});
