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

  it('does not pass on a code that it does not know', () => {
    expect(toAppError(graphql({ code: 'SQL_BROKEN' })).code).toBe('INTERNAL');
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
