import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_KEYS_MAX } from '@tercet/contracts';
import { DataSource } from 'typeorm';
import { ApiKeyEntity } from '../src/features/api-keys/api-key.entity';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { key apiKey { id name hint scopes createdAt lastUsedAt } }
}`;
const LIST = '{ apiKeys { id name hint scopes lastUsedAt } }';
const CHECK = '{ check(input: { text: "This are a test." }) { issues { ruleId } } }';
const TRANSFORM =
  'mutation { transformText(input: {operation: SUMMARIZE, text: "One. Two. Three."}) { text engine } }';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly lastUsedAt: string | null;
}

let app: TestingApp;
const log: string[] = [];
beforeAll(async () => {
  app = await createTestingApp({ log });
});
afterAll(() => app.close());

async function create({ token }: SignedUp, input: object) {
  type Data = { createApiKey: { key: string; apiKey: Key } };
  const { data, errors } = await app.gql<Data>(CREATE, { input }, { token });
  return { ...data?.createApiKey, code: errors?.[0]?.extensions.code, errors };
}
const list = async ({ token }: SignedUp) =>
  (await app.gql<{ apiKeys: Key[] }>(LIST, {}, { token })).data?.apiKeys ?? [];
const codeOf = async (query: string, token = '') =>
  (await app.gql(query, {}, { token })).errors?.[0]?.extensions.code;

describe('an API key', () => {
  it('is shown once, and known afterwards by its name and how it begins', async () => {
    const person = await app.signup();
    const { key = '', apiKey } = await create(person, { name: ' My add-on ', scopes: ['CHECK'] });
    expect(key).toMatch(/^tct_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'My add-on', hint: key.slice(0, 8), lastUsedAt: null });
    const [listed] = await list(person);
    expect(listed).toMatchObject({ id: apiKey?.id, scopes: ['CHECK'] });
    expect(JSON.stringify(listed)).not.toContain(key.slice(8));
    const [row] = await app.app
      .get(DataSource)
      .getRepository(ApiKeyEntity)
      .findBy({ id: apiKey?.id ?? '' });
    expect(JSON.stringify(row)).not.toContain(key.slice(8));
  });

  it('checks texts in GraphQL and over the LanguageTool protocol, and shows when it was used', async () => {
    const person = await app.signup();
    const { key = '' } = await create(person, { name: 'x', scopes: ['CHECK'] });
    expect(await codeOf(CHECK, key)).toBeUndefined();
    const input = { text: 'This are a test.', language: 'en-US' };
    const answer = await app.rest('POST', '/v2/check', input, { token: key });
    expect(answer.status).toBe(200);
    const [listed] = await list(person);
    expect(Date.now() - Date.parse(listed?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect(await codeOf(TRANSFORM, key)).toBe('FORBIDDEN');
  });

  it('transforms texts where it was made for that', async () => {
    const person = await app.signup();
    const { key } = await create(person, { name: 'x', scopes: ['TRANSFORM'] });
    expect(await codeOf(TRANSFORM, key)).toBeUndefined();
    const canUse = await app.rest('GET', '/api/subscription/can-use/summarize', undefined, {
      token: key ?? '',
    });
    expect(canUse.status).toBe(200);
    expect(await codeOf(CHECK, key)).toBe('FORBIDDEN');
  });

  it('is good for nothing else', async () => {
    const person = await app.signup();
    const { key = '' } = await create(person, { name: 'x', scopes: ['CHECK', 'TRANSFORM'] });
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['POST', '/api/auth/logout'],
      ['POST', '/api/auth/refresh'],
      ['POST', '/api/auth/generate-redirect-token'],
      ['GET', '/api/Subscription'],
    ] as const) {
      const { status, body } = await app.rest(method, path, undefined, { token: key });
      expect([path, status, body['code']]).toEqual([path, 403, 'FORBIDDEN']);
    }
    expect(await codeOf(LIST, key)).toBe('FORBIDDEN');
    expect(await codeOf('{ exportMyData }', key)).toBe('FORBIDDEN');
  });

  it('stands in the way of nothing that anybody may call', async () => {
    const person = await app.signup();
    const { key = '' } = await create(person, { name: 'x', scopes: ['CHECK'] });
    const languages = await app.rest('GET', '/v2/languages', undefined, { token: key });
    expect(languages.status).toBe(200);
    expect(await codeOf('{ tones supportedLanguages }', key)).toBeUndefined();
  });

  it('is refused once it is revoked, and stays so', async () => {
    const person = await app.signup();
    const { key = '', apiKey } = await create(person, { name: 'x', scopes: ['CHECK'] });
    const revoke = () =>
      app.gql(
        'mutation ($id: ID!) { revokeApiKey(id: $id) }',
        { id: apiKey?.id },
        { token: person.token },
      );
    expect((await revoke()).data).toEqual({ revokeApiKey: true });
    expect(await codeOf(CHECK, key)).toBe('UNAUTHENTICATED');
    expect((await revoke()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await list(person)).toEqual([]);
  });

  it('outlives a change of password, and dies with the account', async () => {
    const person = await app.signup();
    const { key = '' } = await create(person, { name: 'x', scopes: ['CHECK'] });
    const newPassword = 'copper-lantern-77';
    const input = { currentPassword: person.password, newPassword, confirmPassword: newPassword };
    const { body } = await app.rest<{ token: string }>('POST', '/api/auth/change-password', input, {
      token: person.token,
    });
    expect(await codeOf(CHECK, key)).toBeUndefined();
    await app.gql(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
      { input: { password: newPassword } },
      { token: body.token },
    );
    expect(await codeOf(CHECK, key)).toBe('UNAUTHENTICATED');
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const person = await app.signup();
    const asked = Array.from({ length: API_KEYS_MAX + 5 }, () =>
      create(person, { name: 'x', scopes: ['CHECK'] }),
    );
    const codes = (await Promise.all(asked)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'TOO_MANY_API_KEYS')).toHaveLength(5);
    expect(await list(person)).toHaveLength(API_KEYS_MAX);
  });

  it.each([
    [{ name: '', scopes: ['CHECK'] }, 'name'],
    [{ name: 'x'.repeat(61), scopes: ['CHECK'] }, 'name'],
    [{ name: 'a\u0000b', scopes: ['CHECK'] }, 'name'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['CHECK', 'CHECK'] }, 'scopes'],
  ])('is not made of %j', async (input, field) => {
    const { code, errors } = await create(await app.signup(), input);
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors?.[0]?.extensions['validationErrors']).toHaveProperty(field);
  });

  it.each(['tct_', 'tct_x', `tct_${'x'.repeat(43)}`, `tct_${'x'.repeat(3_000)}`])(
    'is not what looks like one: %.20s',
    async (token) => {
      expect(await codeOf(CHECK, token)).toBe('UNAUTHENTICATED');
      const me = await app.rest('GET', '/api/auth/me', undefined, { token });
      expect([me.status, me.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    },
  );

  it('gets into no log', () => {
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toMatch(/tct_[\w-]{7,}/);
  });
});
