import { describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '@tercet/contracts';
import {
  type Answer,
  type Doors,
  ESCAPE,
  FORM_TYPE,
  HIGH_SURROGATE,
  HUGE,
  JSON_TYPE,
  LOW_SURROGATE,
  NUL,
  percentEncoded,
  refusal,
} from './doors';

const CHECK = 'query ($input: CheckInput!) { check(input: $input) { issues { start end } } }';
const TRANSFORM =
  'mutation ($input: TextTransformInput!) { transformText(input: $input) { text } }';
const INVALID_UTF8 = [0x61, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xff];

const nested = (levels: number) => '{"a":'.repeat(levels) + '[]' + '}'.repeat(levels);

/** What no server may take, whichever way it is reached; each case leaves everything as it was. */
export function describeBadInput(doors: Doors): void {
  describe.each<[string, boolean, number, (text: unknown) => Promise<Answer>]>([
    ['GraphQL check', true, 100_000, (text) => doors.gql(CHECK, { text })],
    [
      '/v2/check in JSON',
      false,
      100_000,
      (text) => doors.json('/v2/check', { text, language: 'en' }),
    ],
    [
      '/v2/check as a form',
      false,
      100_000,
      (text) =>
        doors.post('/v2/check', `language=en&text=${percentEncoded(String(text))}`, FORM_TYPE),
    ],
    ['textTransform', true, 5_000, (text) => doors.stream({ text })],
    ['transformText', true, 5_000, (text) => doors.gql(TRANSFORM, { operation: 'IMPROVE', text })],
  ])('a text for %s', (door, isGraphql, limit, send) => {
    const isForm = door.endsWith('as a form');

    it.each<[string, string, ErrorCode]>([
      ['nothing', '', 'TEXT_EMPTY'],
      ['only space', ' \n\t\u00a0\u2003', 'TEXT_EMPTY'],
      ['only invisible signs', '\u200b \u2060\ufeff', 'TEXT_EMPTY'],
      ['only fillers', '\u3164\u115f\u034f\ufe0f\u2800', 'TEXT_EMPTY'],
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
      const answer = await doors.stream({ text: 'a', instructions });
      expect(answer).toEqual(refusal('VALIDATION_FAILED', true));
    });
  });

  describe('a language that is none of ours', () => {
    it.each<[string, () => Promise<Answer>, ErrorCode]>([
      [
        'GraphQL check',
        () => doors.gql(CHECK, { text: 'a', language: 'TLH' }),
        'VALIDATION_FAILED',
      ],
      [
        '/v2/check',
        () => doors.json('/v2/check', { text: 'a', language: 'tlh' }),
        'LANGUAGE_UNSUPPORTED',
      ],
      [
        '/v2/check as a form',
        () => doors.post('/v2/check', 'text=a&language=de-DE', FORM_TYPE),
        'LANGUAGE_UNSUPPORTED',
      ],
      [
        'textTransform',
        () => doors.stream({ text: 'a', targetLanguage: 'DE' }),
        'VALIDATION_FAILED',
      ],
    ])('is refused by %s', async (_, send, code) => {
      expect(await send()).toEqual({ status: 400, code });
    });
  });

  describe('a body that cannot be read', () => {
    const withBytes = (start: string, end: string) =>
      new Uint8Array([...Buffer.from(start), ...INVALID_UTF8, ...Buffer.from(end)]);

    it.each(['/graphql', '/v2/check', '/api/auth/register', '/api/auth/login'])(
      'is refused by %s: bytes that are no UTF-8, and JSON that ends too early',
      async (path) => {
        const refused = { status: 400, code: 'MALFORMED_REQUEST' };
        expect(await doors.post(path, withBytes('{"text":"', '"}'))).toEqual(refused);
        expect(await doors.post(path, '{"text":"a')).toEqual(refused);
        expect(await doors.post(path, '{"text":"a",}')).toEqual(refused);
        expect(await doors.post(path, '[')).toEqual(refused);
        expect((await doors.post(path, '{}', 'application/xml')).status).toBeGreaterThanOrEqual(
          400,
        );
      },
    );

    it('is refused by /v2/check as a form', async () => {
      const refused = { status: 400, code: 'MALFORMED_REQUEST' };
      for (const body of [
        withBytes('language=en&text=', ''),
        'text=%C3%28',
        'text=%',
        'text=%zz',
      ]) {
        for (const type of [FORM_TYPE, 'Application/X-WWW-Form-URLEncoded']) {
          expect(await doors.post('/v2/check', body, type)).toEqual(refused);
        }
      }
    });

    it.each([
      ['POST', '/api/auth/register'],
      ['POST', '/api/auth/login'],
      ['PUT', '/api/auth/profile'],
      ['POST', '/v2/check'],
      ['POST', '/graphql'],
    ])('is refused by %s %s: lists and objects within each other', async (method, path) => {
      for (const deep of [nested(33), nested(3_000), nested(15_000)]) {
        const body = `{"query":"{__typename}","variables":${deep}}`;
        const headers = { 'content-type': JSON_TYPE };
        const response = await doors.fetch(path, { method, headers, body });
        const refused = { status: 400, code: 'MALFORMED_REQUEST' };
        const { code } = (await response.json()) as { code: string };
        expect({ status: response.status, code }).toEqual(refused);
      }
    });

    it('is refused by GraphQL: objects within each other, in the address', async () => {
      const query = 'query ($input: CheckInput!) { check(input: $input) { language } }';
      const search = new URLSearchParams({ query, variables: `{"input":${nested(600)}}` });
      const headers = { 'x-apollo-operation-name': 'x' };
      const { status } = await doors.fetch(`/graphql?${search.toString()}`, { headers });
      expect(status).toBe(400);
    });

    it('is read where it is nested a little', async () => {
      const body = { query: '{ __typename }', variables: JSON.parse(nested(30)) as object };
      expect(await doors.json('/graphql', body)).toEqual({ status: 200, code: undefined });
    });

    it.each(['{ check(', 'mutation { login(input: {) }', '{ me { id }', '"', '{ \u0000 }'])(
      'is refused by GraphQL: %j',
      async (query) => {
        expect(await doors.gql(query)).toEqual({ status: 400, code: 'MALFORMED_REQUEST' });
      },
    );

    it('is refused by GraphQL: a subscription from who takes no stream', async () => {
      const query =
        'subscription ($input: TextTransformInput!) { textTransform(input: $input) { __typename } }';
      const input = { operation: 'IMPROVE', text: 'a' };
      expect(await doors.gql(query, input)).toEqual({ status: 400, code: 'MALFORMED_REQUEST' });
      expect((await doors.gql(`query A { __typename } ${query}`, input)).status).toBe(400);
    });

    it.each([
      'subscription { textTransform(input: {operation: IMPROVE, text: "a"}) @skip(if: true) { __typename } }',
      'subscription { ... @skip(if: true) { textTransform(input: {operation: IMPROVE, text: "a"}) { __typename } } }',
      'subscription { ...a } fragment a on Subscription { textTransform(input: {operation: IMPROVE, text: "a"}) @include(if: false) { __typename } }',
    ])('is refused by GraphQL: a subscription to nothing (%s)', async (query) => {
      const accept = 'multipart/mixed;subscriptionSpec="1.0", application/json';
      const headers = { 'content-type': JSON_TYPE, accept };
      const body = JSON.stringify({ query });
      const response = await doors.fetch('/graphql', { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    });

    it.each([
      'subscription ($x: Boolean!) { textTransform(input: {operation: IMPROVE, text: "a"}) @include(if: $x) { __typename } }',
      'subscription ($x: Boolean!) { textTransform(input: {operation: IMPROVE, text: "a"}) @skip(if: $x) { __typename } }',
      'subscription ($x: Boolean!) { ...a @include(if: $x) } fragment a on Subscription { textTransform(input: {operation: IMPROVE, text: "a"}) { __typename } }',
    ])('is refused by GraphQL: a subscription on a condition (%s)', async (query) => {
      const refused = { status: 400, code: 'VALIDATION_FAILED' };
      const body = JSON.stringify({ query, variables: { x: true } });
      for (const accept of ['multipart/mixed;subscriptionSpec="1.0"', JSON_TYPE]) {
        const headers = { 'content-type': JSON_TYPE, accept };
        const response = await doors.fetch('/graphql', { method: 'POST', headers, body });
        const { errors } = (await response.json()) as { errors: [{ extensions: object }] };
        expect({ status: response.status, ...errors[0].extensions }).toMatchObject(refused);
      }
      const address = `/graphql?${new URLSearchParams({ query, variables: '{"x":true}' }).toString()}`;
      const headers = { 'x-apollo-operation-name': 'x' };
      expect((await doors.fetch(address, { headers })).status).toBe(400);
    });

    it('is refused by GraphQL: the hash of a query in place of one', async () => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
      const { code } = await doors.json('/graphql', { extensions });
      expect(code).toBe('MALFORMED_REQUEST');
    });

    it.each([[undefined], [''], [5], [['{ me { id } }']], [{}]])(
      'is refused by GraphQL: %j as the query',
      async (query) => {
        expect(await doors.json('/graphql', { query })).toEqual({
          status: 400,
          code: 'MALFORMED_REQUEST',
        });
      },
    );
  });

  describe('a body of many values', () => {
    it.each([
      ['/graphql', (values: unknown[]) => ({ query: CHECK, variables: { input: values } })],
      ['/v2/check', (values: unknown[]) => ({ text: 'a', language: 'en', disabledRules: values })],
      ['/api/auth/login', (values: unknown[]) => ({ email: values, password: 'a' })],
    ])('is refused by %s, however deep they are', async (path, body) => {
      const many = path === '/v2/check' ? 150_000 : 12_000;
      const refused = { status: 413, code: 'PAYLOAD_TOO_LARGE' };
      expect(await doors.json(path, body(Array<number>(many).fill(0)))).toEqual(refused);
      expect(await doors.json(path, body(Array(many / 2).fill([0])))).toEqual(refused);
    });

    it('is read by GraphQL: as many words and rules as a check takes', async () => {
      const words = Array(10_000).fill('wrold');
      const disabledRules = Array(1_000).fill('en/spelling');
      const input = { text: 'Hello.', language: 'EN', words, disabledRules };
      expect(await doors.gql(CHECK, input)).toEqual({ status: 200, code: undefined });
      const more = { ...input, words: [...words, 'wrold'] };
      expect(await doors.gql(CHECK, more)).toEqual(refusal('VALIDATION_FAILED', true));
    });

    it('is read by /v2/check: as many parts as a text may have, with notes in each', async () => {
      const part = { markup: '<i>', interpretAs: ' ', offset: { start: 0, end: 3 } };
      const data = { annotation: [{ text: 'Hello.' }, ...Array(19_999).fill(part)] };
      const answer = await doors.json('/v2/check', { data, language: 'en' });
      expect(answer).toEqual({ status: 200, code: undefined });
    });
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
      expect((await doors.gql(query)).status).toBe(400);
    });
  });

  describe('marks of direction, joiners and line ends of every kind', () => {
    it('are text like any other, and counted in offsets', async () => {
      const text =
        '\u202b\u05e9\u05dc\u05d5\u05dd\u202c, \u200fI recieve it\u200e\u2028and\u00ad go\r\n\ufeff.';
      const start = text.indexOf('recieve');
      const issue = { start, end: start + 'recieve'.length };
      const variables = { input: { text, language: 'EN' } };
      const graphql = await doors.fetch('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query: CHECK, variables }),
        headers: { 'content-type': JSON_TYPE },
      });
      const { data } = (await graphql.json()) as { data: { check: { issues: object[] } } };
      expect(data.check.issues).toContainEqual(issue);
      for (const [body, type] of [
        [JSON.stringify({ text, language: 'en-US' }), JSON_TYPE],
        [new URLSearchParams({ text, language: 'en-US' }).toString(), FORM_TYPE],
      ] as const) {
        const headers = { 'content-type': type };
        const response = await doors.fetch('/v2/check', { method: 'POST', body, headers });
        const { matches } = (await response.json()) as { matches: object[] };
        expect(matches).toContainEqual(expect.objectContaining({ offset: start, length: 7 }));
      }
    });
  });
}
