import { CombinedGraphQLErrors, CombinedProtocolErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from '@jest/globals';
import { toAppError } from './app-error';

const graphql = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions }] });

function server(status: number, bodyText: string, headers: Record<string, string> = {}) {
  const response = new Response(bodyText, { status, headers });
  return new ServerError('failed', { response, bodyText });
}

describe('toAppError', () => {
  it('takes code and arguments from a GraphQL error', () => {
    expect(toAppError(graphql({ code: 'TEXT_TOO_LONG', args: { limit: 5000 } }))).toEqual({
      code: 'TEXT_TOO_LONG',
      args: { limit: 5000 },
    });
  });

  it('keeps what the server says of single fields', () => {
    const fieldErrors = { password: ['TOO_COMMON'] };
    const error = toAppError(graphql({ code: 'VALIDATION_FAILED', fieldErrors }));
    expect(error.fieldErrors).toEqual(fieldErrors);
  });

  it('takes them from an error that ends a stream, too', () => {
    const extensions = { code: 'SERVICE_BUSY', args: {}, retryAfterSeconds: 5 };
    const ended = new CombinedProtocolErrors([{ message: 'x', extensions }]);
    expect(toAppError(ended)).toEqual({ code: 'SERVICE_BUSY', args: {}, retryAfterSeconds: 5 });
  });

  describe('of a code that it does not know', () => {
    const unknown = { code: 'ACCOUNT_LOCKED' };
    const sentence = 'This account is locked until tomorrow';
    const words = { code: 'INTERNAL', args: {}, text: sentence };

    it('passes on the sentence and not the code', () => {
      const error = { errors: [{ message: sentence, extensions: unknown }] };
      expect(toAppError(new CombinedGraphQLErrors(error))).toEqual(words);
      expect(toAppError(server(403, JSON.stringify(error)))).toEqual(words);
      expect(toAppError({ ...unknown, message: sentence })).toEqual(words);
    });

    it('takes the error text first, then the message', () => {
      const body = { ...unknown, error: sentence, message: 'Forbidden' };
      expect(toAppError(server(403, JSON.stringify(body)))).toEqual(words);
      const blank = JSON.stringify({ ...unknown, error: ' ', message: `${sentence} ` });
      expect(toAppError(server(403, blank))).toEqual(words);
    });

    it.each([undefined, '', ['a', 'b'], { text: 'x' }, 'x'.repeat(301)])(
      'has no sentence where the server has none that can be shown: %j',
      (error) => {
        const body = JSON.stringify({ ...unknown, error });
        expect(toAppError(server(500, body))).toEqual({ code: 'INTERNAL', args: {} });
      },
    );

    it('does not take the errors of this machine for the server’s', () => {
      const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      expect(toAppError(refused)).toEqual({ code: 'NETWORK', args: {} });
    });
  });

  it('words a code that it knows by itself', () => {
    const body = JSON.stringify({ code: 'INVALID_CREDENTIALS', error: 'Wrong' });
    expect(toAppError(server(401, body))).toEqual({ code: 'INVALID_CREDENTIALS', args: {} });
  });

  it('reads codes and waiting times from HTTP failures', () => {
    const body = JSON.stringify({ success: false, code: 'RATE_LIMITED', error: 'x' });
    expect(toAppError(server(429, body, { 'retry-after': '30' }))).toEqual({
      code: 'RATE_LIMITED',
      args: {},
      retryAfterSeconds: 30,
    });
    const graph = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] });
    expect(toAppError(server(403, graph)).code).toBe('FORBIDDEN');
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [502, 'SERVICE_BUSY'],
    [500, 'INTERNAL'],
  ])('goes by status %d when a proxy answers with a page', (status, code) => {
    expect(toAppError(server(status, '<html>')).code).toBe(code);
  });

  it.each([new TypeError('Failed to fetch'), 'text', null, undefined])(
    'takes %p for a server that did not answer',
    (thrown) => {
      expect(toAppError(thrown).code).toBe('NETWORK');
    },
  );
});
