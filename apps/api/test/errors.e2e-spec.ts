import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, ForbiddenException, Get, Module, Post } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Public } from '../src/platform/http/public.decorator';
import { createTestingApp, type TestingApp } from './testing-app';
import { until } from './waiting';

const SECRET = 'postgres://user:hunter2@database/main';
const TYPED = 'what-a-person-wrote';

@Resolver()
class FailingResolver {
  constructor(private readonly database: DataSource) {}

  @Public()
  @Query(() => String, { description: 'Fails.' })
  fails(): string {
    throw new TypeError(`cannot reach ${SECRET}`);
  }

  @Public()
  @Query(() => String, { description: 'Fails in the database.' })
  async failsInDatabase(): Promise<string> {
    return this.database.query('SELECT $1::int', [TYPED]);
  }

  @Public()
  @Query(() => String, { description: 'Finds the database stopping.' })
  async failsForAWhile(): Promise<string> {
    return this.database.query(`DO $$ BEGIN RAISE SQLSTATE '57P01'; END $$`);
  }
}

@Public()
@Controller('api/failing')
class FailingController {
  @Get('error')
  fail() {
    throw new Error(`cannot reach ${SECRET}`);
  }

  @Get('thrown-text')
  throwText() {
    return Promise.reject(SECRET);
  }

  @Get('framework')
  refuse() {
    throw new ForbiddenException(SECRET);
  }

  @Post('echo')
  echo(@Body() body: unknown) {
    return { body };
  }
}

@Module({ controllers: [FailingController], providers: [FailingResolver] })
class FailingModule {}

let app: TestingApp;
const log: string[] = [];
beforeAll(async () => {
  app = await createTestingApp({ imports: [FailingModule], log });
});
afterAll(() => app.close());

const lastLogged = (message: string) =>
  log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .findLast((l) => l['msg'] === message);

describe('an unforeseen error', () => {
  it('reaches a REST caller as a code, a sentence and a request id', async () => {
    const { status, body, headers } = await app.rest('GET', '/api/failing/error');
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      code: 'INTERNAL',
      error: 'Server error, please try again later',
      requestId: headers.get('x-request-id'),
    });
  });

  it('reaches a GraphQL caller as the same', async () => {
    const { status, data, errors, headers } = await app.gql('{ fails }');
    expect([status, data]).toEqual([200, null]);
    expect(errors).toEqual([
      {
        message: 'Server error, please try again later',
        path: ['fails'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'INTERNAL', args: {}, requestId: headers.get('x-request-id') },
      },
    ]);
  });

  it('is found in the log by that id, with its place and without its words', async () => {
    const { headers } = await app.gql('{ fails }');
    const line = lastLogged('unforeseen error');
    expect(line).toMatchObject({ requestId: headers.get('x-request-id'), kind: 'TypeError' });
    expect(line?.['stack']).toContain('errors.e2e-spec');
    expect(log.join('')).not.toContain('cannot reach');
  });

  it('of the database shows and logs no value', async () => {
    const { errors } = await app.gql('{ failsInDatabase }');
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(lastLogged('unforeseen error')).toMatchObject({ code: '22P02' });
    expect(log.join('')).not.toContain(TYPED);
  });

  it('of a busy database is no riddle: the caller may try again, and the log names the cause', async () => {
    const { errors, headers } = await app.gql('{ failsForAWhile }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 1 });
    expect(lastLogged('service busy')).toMatchObject({
      level: 40,
      requestId: headers.get('x-request-id'),
      code: '57P01',
    });
  });

  it('may be no error object at all', async () => {
    const { status, body } = await app.rest('GET', '/api/failing/thrown-text');
    expect([status, body['code']]).toEqual([500, 'INTERNAL']);
    expect(log.join('')).not.toContain('hunter2');
  });

  it("of the framework's own kind keeps its status and loses its text", async () => {
    const { status, body } = await app.rest('GET', '/api/failing/framework');
    expect(status).toBe(403);
    expect(body).toEqual({ success: false, code: 'FORBIDDEN', error: 'Access forbidden' });
  });
});

describe('a request that cannot be read', () => {
  const post = (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    contentType = 'application/json',
  ) => app.fetch(path, { method: 'POST', body, headers: { 'content-type': contentType } });
  const invalidUtf8 = new Uint8Array([...Buffer.from('{"a":"'), 0xc3, 0x28, ...Buffer.from('"}')]);

  it.each([
    ['malformed JSON', '{"a":', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['bytes that are no UTF-8', invalidUtf8, 'application/json', 400, 'MALFORMED_REQUEST'],
    ['a list', '[1]', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['a bare string', '"x"', 'application/json', 400, 'MALFORMED_REQUEST'],
    [
      'too much',
      JSON.stringify({ a: 'x'.repeat(101 * 1024) }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'an unknown character set',
      '{}',
      'application/json; charset=klingon',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['another type', 'a: 1', 'application/yaml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('is refused: %s', async (_, body, type, status, code) => {
    const response = await post('/api/failing/echo', body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, code });
  });

  it('is refused by GraphQL as well', async () => {
    const response = await post('/graphql', '{"query":');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
  });

  it('is refused for a broken escape in a form or a path', async () => {
    const form = await post('/v2/check', 'text=%FF', 'application/x-www-form-urlencoded');
    expect(form.status).toBe(400);
    const path = await app.fetch('/api/Subscription/can-use/%E0%A4%A');
    expect(path.status).toBe(400);
    expect(await path.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
  });

  it('is not found under a path that does not exist', async () => {
    const { status, body } = await app.rest('GET', '/api/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, code: 'NOT_FOUND', error: 'Resource not found' });
  });
});

describe('a GraphQL query that is wrong', () => {
  it.each([
    ['syntax', '{ me', {}, 'MALFORMED_REQUEST'],
    ['an unknown field', '{ nobody }', {}, 'VALIDATION_FAILED'],
    [
      'a literal of the wrong type',
      'mutation { login(input: 5) { token } }',
      {},
      'VALIDATION_FAILED',
    ],
    [
      'a variable of the wrong type',
      'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      { input: { email: 5, password: true } },
      'VALIDATION_FAILED',
    ],
  ])('is answered with 400: %s', async (_, query, variables, code) => {
    const { status, data, errors } = await app.gql(query, variables);
    expect([status, data]).toEqual([400, undefined]);
    expect(errors?.map(({ extensions }) => extensions.code)).toContain(code);
  });

  it('gets no suggestion of what else there is', async () => {
    const { errors } = await app.gql('{ mee { email } }');
    expect(errors?.[0]?.message).not.toMatch(/did you mean/i);
  });
});

describe('request ids', () => {
  it('are taken over from a proxy, unless they could forge the log', async () => {
    const given = await app.fetch('/health/live', { headers: { 'x-request-id': 'proxy-12345' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-12345');
    const bad = await app.fetch('/health/live', { headers: { 'x-request-id': '"}{"level":60' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the log of requests', () => {
  it('has the path of each without its query, which may hold a token', async () => {
    await app.fetch('/health/live?token=hidden-in-a-query');
    await app.fetch('/api/nowhere?token=hidden-in-a-query');
    await until(() => log.some((line) => line.includes('/api/nowhere')));
    expect(log.some((line) => line.includes('"path":"/health/live"'))).toBe(true);
    expect(log.join('')).not.toContain('hidden-in-a-query');
  });
});
