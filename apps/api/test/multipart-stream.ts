import type { CallOptions, TestingApp } from './testing-app';

export interface MultipartStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next part that is no heartbeat; `undefined` at the end. */
  next(): Promise<unknown>;
  /** How many heartbeats have been read so far. */
  heartbeats(): number;
  /** The whole answer as JSON, where it is no stream. */
  body(): Promise<unknown>;
}

const BOUNDARY = '--graphql';

/** Reads parts as a client of Apollo's multipart protocol does: a part is whole when its boundary follows. */
async function* parts(response: Response, onHeartbeat: () => void): AsyncGenerator<unknown, void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const pieces = text.split(BOUNDARY);
    text = pieces.pop() ?? '';
    for (const piece of pieces) {
      const json = piece.split('\r\n\r\n')[1]?.trim();
      if (json === '{}') onHeartbeat();
      else if (json) yield JSON.parse(json);
    }
  }
}

/** Starts a subscription over `POST /graphql`. */
export async function multipartStream(
  app: Pick<TestingApp, 'fetch'>,
  query: string,
  variables: object = {},
  options: CallOptions = {},
): Promise<MultipartStream> {
  const response = await app.fetch('/graphql', {
    ...options,
    method: 'POST',
    headers: {
      ...options.headers,
      'content-type': 'application/json',
      accept: 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  let heartbeats = 0;
  const stream = parts(response, () => (heartbeats += 1));
  return {
    status: response.status,
    headers: response.headers,
    next: async () => (await stream.next()).value,
    heartbeats: () => heartbeats,
    body: () => response.json(),
  };
}
