import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';
import { v2Client } from './v2-client';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const { post } = v2Client(() => app);

type Refused = [name: string, parameters: Record<string, string>, status: number, code: string];

const LISTS = [
  'preferredVariants',
  'enabledRules',
  'disabledRules',
  'enabledCategories',
  'disabledCategories',
];
const names = (count: number) => Array<string>(count).fill('en-GB').join(',');

describe('POST /v2/check refuses', () => {
  const error = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as object),
  });
  const form = (parameters: Record<string, string>) => post(new URLSearchParams(parameters));

  it.each<Refused>([
    ['no text', { language: 'en' }, 400, 'REQUIRED_PARAMETER'],
    ['no language', { text: 'a' }, 400, 'REQUIRED_PARAMETER'],
    ['an unknown language', { text: 'a', language: 'xx' }, 400, 'LANGUAGE_UNSUPPORTED'],
    ['a language of no code', { text: 'a', language: 'english' }, 400, 'LANGUAGE_UNSUPPORTED'],
    ['text and data', { text: 'a', data: '{}', language: 'en' }, 400, 'VALIDATION_FAILED'],
    ['data of no use', { data: '{"a":1}', language: 'en' }, 400, 'VALIDATION_FAILED'],
    [
      'variants without auto',
      { text: 'a', language: 'en', preferredVariants: 'en-GB' },
      400,
      'VALIDATION_FAILED',
    ],
    [
      'only enabled rules, and none named',
      { text: 'a', language: 'en', enabledOnly: 'true' },
      400,
      'VALIDATION_FAILED',
    ],
    ...['disabledRules', 'disabledCategories'].map((disabled): Refused => [
      `only enabled rules, and ${disabled}`,
      { text: 'a', language: 'en', enabledOnly: 'true', enabledRules: 'x', [disabled]: 'x' },
      400,
      'VALIDATION_FAILED',
    ]),
    ...LISTS.map((parameter): Refused => [
      `1,001 names as ${parameter}`,
      { text: 'a', language: 'auto', [parameter]: names(1_001) },
      400,
      'VALIDATION_FAILED',
    ]),
    ['an unknown level', { text: 'a', language: 'en', level: 'x' }, 400, 'VALIDATION_FAILED'],
    ['an empty text', { text: ' ', language: 'en' }, 400, 'TEXT_EMPTY'],
    ['control characters', { text: 'a\u0000', language: 'en' }, 400, 'TEXT_INVALID'],
    ['a long text', { text: 'a'.repeat(100_001), language: 'en' }, 413, 'TEXT_TOO_LONG'],
  ])('%s', async (_name, parameters, status, code) => {
    expect(await error(await form(parameters))).toMatchObject({ success: false, status, code });
  });

  it.each(LISTS)('no 1,000 names as %s', async (parameter) => {
    const answer = await form({ text: 'a', language: 'auto', [parameter]: names(1_000) });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['names', 'x', 1_001, 'At most 1000 can be named'],
    ['names with commas', 'x,x', 501, 'At most 1000 can be named'],
    ['numbers', 5, 140_000, 'Invalid input: expected string, received number'],
  ])('too long a list of %s in JSON, and says so once', async (_, entry, count, sentence) => {
    const enabledRules = Array<unknown>(count).fill(entry);
    const parameters = { text: 'a', language: 'en', enabledRules };
    const { status, body } = await app.rest('POST', '/v2/check', parameters);
    expect(status).toBe(400);
    expect(body['validationErrors']).toEqual({ enabledRules: [sentence] });
  });

  it('a list of languages, and says that it is one', async () => {
    const { body } = await app.rest('POST', '/v2/check', { text: 'a', language: ['en'] });
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: { language: [expect.stringContaining('received array')] },
    });
  });

  it('lone surrogates', async () => {
    const body = { text: 'a\ud800b', language: 'en' };
    expect((await app.rest('POST', '/v2/check', body)).body).toMatchObject({
      code: 'TEXT_INVALID',
    });
  });

  it.each([
    ['bytes', new Uint8Array([...Buffer.from('language=en&text=a'), 0xe9])],
    ['escapes', Buffer.from('language=en&text=a%E9')],
  ])('%s that are no UTF-8', async (_name, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('10 MB', async () => {
    expect((await form({ language: 'en', text: 'a'.repeat(10_000_000) })).status).toBe(413);
  });

  it('an invalid token, and nobody without one', async () => {
    const body = new URLSearchParams({ text: 'a', language: 'en' });
    expect((await post(body, { authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await post(body)).status).toBe(200);
  });
});
