import { gql } from '@apollo/client';
import { describe, expect, it, jest } from '@jest/globals';
import { createApiClient, FOR_NOBODY } from './client';

const query = gql`
  query Languages {
    supportedLanguages
  }
`;

function answering(body: object) {
  return jest.fn<typeof fetch>(() =>
    Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    ),
  );
}

const sentHeaders = (call: unknown) => new Headers((call as [string, RequestInit])[1].headers);

describe('createApiClient', () => {
  it('sends the token of the moment', async () => {
    const fetch = answering({ data: { supportedLanguages: ['EN'] } });
    let token: string | null = null;
    const client = createApiClient({ uri: 'http://test/graphql', getToken: () => token, fetch });
    await client.query({ query, fetchPolicy: 'network-only' });
    token = 'abc';
    await client.query({ query, fetchPolicy: 'network-only' });
    expect(sentHeaders(fetch.mock.calls[0]).has('authorization')).toBe(false);
    expect(sentHeaders(fetch.mock.calls[1]).get('authorization')).toBe('Bearer abc');
  });

  it('sends the language of the moment', async () => {
    const fetch = answering({ data: { supportedLanguages: ['EN'] } });
    let language = 'fr';
    const getLanguage = () => language;
    const options = { uri: 'http://test/graphql', getToken: () => null, getLanguage, fetch };
    const client = createApiClient(options);
    await client.query({ query, fetchPolicy: 'network-only' });
    language = 'es';
    await client.query({ query, fetchPolicy: 'network-only' });
    const sent = fetch.mock.calls.map((call) => sentHeaders(call).get('accept-language'));
    expect(sent).toEqual(['fr', 'es']);
  });

  it.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])('reports a token refused as %s', async (code) => {
    const fetch = answering({ errors: [{ message: 'no', extensions: { code } }] });
    const onUnauthenticated = jest.fn();
    const options = { uri: 'http://test/graphql', getToken: () => 'old', onUnauthenticated, fetch };
    await expect(createApiClient(options).query({ query })).rejects.toThrow();
    expect(onUnauthenticated).toHaveBeenCalledWith('old');
  });

  it('tells of every failure by its operation and its code', async () => {
    const onFailed = jest.fn();
    const ask = async (fetcher: typeof fetch) => {
      const options = { uri: 'http://test/graphql', getToken: () => null, onFailed };
      await expect(
        createApiClient({ ...options, fetch: fetcher }).query({ query }),
      ).rejects.toThrow();
    };
    await ask(answering({ errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }));
    await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await ask(() => Promise.resolve(new Response('<html>', { status: 503 })));
    expect(onFailed.mock.calls).toEqual([
      [{ operation: 'Languages', code: 'FORBIDDEN' }],
      [{ operation: 'Languages', code: 'NETWORK' }],
      [{ operation: 'Languages', code: 'SERVICE_BUSY' }],
    ]);
  });

  it('sends no token with what is about another one, and reports no refusal of it', async () => {
    const fetch = answering({ errors: [{ message: 'no', extensions: { code: 'TOKEN_EXPIRED' } }] });
    const onUnauthenticated = jest.fn();
    const options = {
      uri: 'http://test/graphql',
      getToken: () => 'mine',
      onUnauthenticated,
      fetch,
    };
    const client = createApiClient(options);
    await expect(client.query({ query, context: FOR_NOBODY })).rejects.toThrow();
    expect(sentHeaders(fetch.mock.calls[0]).has('authorization')).toBe(false);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('does not report a refusal when nothing was sent', async () => {
    const fetch = answering({
      errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const onUnauthenticated = jest.fn();
    const options = { uri: 'http://test/graphql', getToken: () => null, onUnauthenticated, fetch };
    await expect(createApiClient(options).query({ query })).rejects.toThrow();
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});
