import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';

const CHECK = `query ($input: CheckInput!) {
  check(input: $input) {
    language engineVersion elapsedMs
    issues { id ruleId category severity start end message explanation suggestions safe }
  }
}`;

interface Checked {
  readonly check: {
    readonly language: string;
    readonly engineVersion: string;
    readonly elapsedMs: number;
    readonly issues: readonly {
      readonly id: string;
      readonly category: string;
      readonly severity: string;
      readonly start: number;
      readonly end: number;
      readonly message: string;
      readonly suggestions: readonly string[];
      readonly safe: boolean;
    }[];
  };
}

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const ask = (input: object, headers: Record<string, string> = {}, token?: string) =>
  app.gql<Checked>(CHECK, { input }, { headers, token });

async function check(input: object, headers?: Record<string, string>, token?: string) {
  const { data, errors } = await ask(input, headers, token);
  expect(errors).toBeUndefined();
  return data!.check;
}

describe('check', () => {
  it('finds mistakes in each of the three languages, without an account', async () => {
    for (const [text, language, wrong, right] of [
      ['I recieve your letter today.', 'EN', 'recieve', 'receive'],
      ['Je reçois votre corespondance aujourd’hui.', 'FR', 'corespondance', 'correspondance'],
      ['Recibo la corespondencia de mi madre.', 'ES', 'corespondencia', 'correspondencia'],
    ] as const) {
      const result = await check({ text });
      expect(result.language).toBe(language);
      const issue = result.issues.find(({ start, end }) => text.slice(start, end) === wrong);
      expect(issue).toMatchObject({ category: 'SPELLING', severity: 'ERROR' });
      expect(issue?.suggestions[0]).toBe(right);
      expect(result.engineVersion).toBeTruthy();
      expect(result.elapsedMs).toBeGreaterThan(0);
    }
  });

  it('leaves out what the person does not want to see', async () => {
    const text = 'I recieve a Tercetto.';
    const input = { text, language: 'EN' };
    expect((await check(input)).issues.length).toBeGreaterThan(0);
    expect((await check({ ...input, words: ['RECIEVE', 'tercetto'] })).issues).toEqual([]);
    expect((await check({ ...input, disabledRules: ['en/spelling'] })).issues).toEqual([]);
  });

  it('takes the spelling of the variant', async () => {
    const text = 'The color is grey.';
    const wrong = async (variant: string) =>
      (await check({ text, language: 'EN', variant })).issues.map(({ start, end }) =>
        text.slice(start, end),
      );
    expect(await wrong('en-GB')).toEqual(['color']);
    expect(await wrong('en-US')).toEqual([]);
    // It says nothing of a text in another language.
    expect(await wrong('fr-FR')).toEqual([]);
  });

  it('speaks the language of the reader: as asked, else of the browser, the account, the text', async () => {
    const text = 'Je reçois votre corespondance aujourd’hui.';
    const said = async (...call: Parameters<typeof check>) =>
      (await check(...call)).issues[0]?.message;
    const spanish = await said({ text, readerLanguage: 'ES' });
    const english = await said({ text, readerLanguage: 'EN' });
    const french = await said({ text });
    expect(new Set([spanish, english, french]).size).toBe(3);
    expect(await said({ text }, { 'accept-language': 'es-MX' })).toBe(spanish);
    const { token } = await app.signup();
    await app.rest('PUT', '/api/auth/profile', { language: 'es' }, { token });
    expect(await said({ text }, { 'accept-language': '*' }, token)).toBe(spanish);
  });

  it.each([
    ['no text', { text: '' }, 'TEXT_EMPTY'],
    ['too much text', { text: 'a'.repeat(100_001) }, 'TEXT_TOO_LONG'],
    ['control characters', { text: 'a\u0001' }, 'TEXT_INVALID'],
    ['lone surrogates', { text: '\udc00' }, 'TEXT_INVALID'],
    ['an unknown language', { text: 'a', language: 'DE' }, 'VALIDATION_FAILED'],
    ['an unknown variant', { text: 'a', variant: 'en-XX' }, 'VALIDATION_FAILED'],
    ['a number for a text', { text: 5 }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_name, input, code) => {
    const { errors } = await ask(input);
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  it('refuses an invalid token', async () => {
    const { errors } = await ask({ text: 'a' }, {}, 'nonsense');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('says which languages there are', async () => {
    const { data } = await app.gql('{ supportedLanguages tones }');
    expect(data).toMatchObject({ supportedLanguages: ['EN', 'FR', 'ES'] });
  });
});

describe('the limit for an address', () => {
  it('answers 429 with the seconds to wait, in both protocols', async () => {
    const config = {
      rateLimits: { check: 2, auth: 0, transform: 0, payments: 0, support: 0, logs: 0 },
    };
    const strict = await createTestingApp({ config });
    try {
      const body = { text: 'a', language: 'en' };
      for (let i = 0; i < 2; i += 1) {
        expect((await strict.rest('POST', '/v2/check', body)).status).toBe(200);
      }
      const refused = await strict.rest('POST', '/v2/check', body);
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const { errors } = await strict.gql(CHECK, { input: { text: 'a' } });
      expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    } finally {
      await strict.close();
    }
  });
});
