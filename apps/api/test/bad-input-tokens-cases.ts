import { describe, expect, it } from '@jest/globals';
import { STRINGS, TYPES } from './bad-input-accounts-cases';
import { type Answer, type Doors, HUGE, refusal } from './doors';

const of = (operation: string, variable: string, result = '') =>
  `mutation ($input: String!) { ${operation}(${variable}: $input)${result} }`;
const { nothing, ...WRITTEN } = STRINGS;

/** What is no token, or no address, where it is all that is asked for; each case leaves everything as it was. */
export function describeBadTokens(doors: Doors): void {
  const graphql = (query: string) => (value: unknown) => doors.gql(query, value);
  const body = (path: string, field: string) => (value: unknown) =>
    doors.json(path, { [field]: value });
  const query = (method: string, path: string) => async (value: unknown) => {
    const search = new URLSearchParams({ token: String(value) });
    const response = await doors.fetch(`${path}?${search.toString()}`, { method });
    const { code, reason } = (await response.json()) as { code?: string; reason?: string };
    return { status: response.status, code: code ?? reason };
  };
  const EXCHANGE = of('exchangeRedirectToken', 'redirectToken', ' { token }');
  const RESETS = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
  const newPassword = 'copper-lantern-77';
  const reset = (token: unknown) => ({ token, newPassword, confirmPassword: newPassword });

  describe.each<[string, boolean, (value: unknown) => Promise<Answer>]>([
    ['exchangeRedirectToken', true, graphql(EXCHANGE)],
    [
      '/api/auth/exchange-redirect-token',
      false,
      body('/api/auth/exchange-redirect-token', 'redirectToken'),
    ],
    ['verifyEmail', true, graphql(of('verifyEmail', 'token'))],
    ['resetPassword', true, (token) => doors.gql(RESETS, reset(token))],
    [
      '/api/auth/reset-password',
      false,
      (token) => doors.json('/api/auth/reset-password', reset(token)),
    ],
  ])('a token for %s', (_, isGraphql, send) => {
    it('is refused where it is none of ours, whatever it is', async () => {
      for (const value of Object.values(WRITTEN)) {
        expect(await send(value)).toEqual(refusal('TOKEN_INVALID', isGraphql));
      }
      for (const value of [nothing, 'x'.repeat(2_049)]) {
        expect(await send(value)).toEqual(refusal('VALIDATION_FAILED', isGraphql));
      }
    });

    it('is refused where it is no string', async () => {
      for (const value of Object.values(TYPES)) {
        expect(await send(value)).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
      }
    });

    it('is refused: 10 MB', async () => {
      expect(await send(HUGE)).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    });
  });

  describe('a token in an address', () => {
    it.each([
      ['POST', '/api/auth/verify-email', 400],
      ['GET', '/api/auth/verify-reset-token', 200],
    ])('is refused where it is none of ours: %s %s', async (method, path, status) => {
      for (const value of [...Object.values(WRITTEN), 'x'.repeat(8_000)]) {
        expect(await query(method, path)(value)).toEqual({ status, code: 'TOKEN_INVALID' });
      }
      const broken = await doors.fetch(`${path}?token=%zz%`, { method });
      expect(broken.status).toBe(status);
    });
  });

  describe('what else GraphQL takes by itself', () => {
    it('refuses an address to forgotPassword that is none', async () => {
      const send = graphql(of('forgotPassword', 'email'));
      for (const value of [...Object.values(STRINGS), 'nobody', 'a@b', 'a@b.co\nBcc: c@d.co']) {
        expect(await send(value)).toEqual(refusal('VALIDATION_FAILED', true));
      }
      for (const value of Object.values(TYPES)) {
        expect(await send(value)).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
      }
    });

    it('knows no token by verifyResetToken that is none', async () => {
      const look = 'query ($token: String!) { verifyResetToken(token: $token) { valid reason } }';
      const send = (token: unknown) =>
        doors.json('/graphql', { query: look, variables: { token } });
      for (const value of Object.values(WRITTEN)) expect((await send(value)).status).toBe(200);
      expect(await send(nothing)).toEqual(refusal('VALIDATION_FAILED', true));
      for (const value of Object.values(TYPES)) {
        expect(await send(value)).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
      }
    });

    it.each(['endSession', 'revokeApiKey'])('finds nothing for %s', async (operation) => {
      const send = graphql(`mutation ($input: ID!) { ${operation}(id: $input) }`);
      for (const value of [...Object.values(STRINGS), 5]) {
        expect(await send(value)).toEqual(refusal('NOT_FOUND', true));
      }
      for (const value of [null, true, ['a', 'b'], { $ne: null }]) {
        expect(await send(value)).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
      }
    });
  });
}
