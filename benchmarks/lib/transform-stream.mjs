// The product's AI requests, and a model's, as clients see them. Times are milliseconds since they were sent.

const SUBSCRIPTION = `subscription ($input: TextTransformInput!) {
  textTransform(input: $input) {
    __typename
    ... on TextDelta { text }
    ... on TextTransformDone { text engine warnings }
    ... on TextTransformFailed { code args returned retryAfterSeconds }
  }
}`;

/** @typedef {{ url: string, token: string }} Account */
/** @typedef {{ __typename: string, text?: string, code?: string, args?: { reason?: string } }} Message */

/** Pieces of a body between separators, the last of which may be open. */
async function* split(body, separator) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body) {
    const pieces = (text + decoder.decode(bytes, { stream: true })).split(separator);
    text = pieces.pop();
    yield* pieces;
  }
}

/** @returns {AsyncGenerator<Message>} */
async function* messages(response) {
  for await (const part of split(response.body, '--graphql')) {
    const json = part.split('\r\n\r\n')[1]?.trim();
    if (json && json !== '{}') yield JSON.parse(json).payload.data.textTransform;
  }
}

/**
 * Has the product transform a text.
 * @param {Account} account
 * @param {object} input as the API takes it
 * @param {{ onPiece?: (text: string) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<{ end: Message | undefined, firstMs: number | undefined, allMs: number }>} `end`: the last message.
 */
export async function transform({ url, token }, input, { onPiece, signal } = {}) {
  const sent = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json',
      // As browsers do.
      'accept-language': 'en-GB,en;q=0.9',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: SUBSCRIPTION, variables: { input } }),
  });
  if (!response.headers.get('content-type')?.startsWith('multipart/')) {
    throw new Error(`the product answered ${response.status}: ${await response.text()}`);
  }
  let firstMs;
  let end;
  for await (const message of messages(response)) {
    if (message.__typename === 'TextDelta') {
      firstMs ??= performance.now() - sent;
      onPiece?.(message.text);
    } else end = message;
  }
  return { end, firstMs, allMs: performance.now() - sent };
}

/** Asks the model itself. @returns {Promise<{ firstMs: number, allMs: number }>} */
export async function complete({ baseUrl, key, model }, text) {
  const sent = performance.now();
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: text }] }),
  });
  if (!response.ok) throw new Error(`the model answered ${response.status}`);
  let firstMs;
  for await (const event of split(response.body, '\n\n')) {
    if (event === 'data: [DONE]') break;
    if (JSON.parse(event.slice('data: '.length)).choices[0]?.delta.content) {
      firstMs ??= performance.now() - sent;
    }
  }
  return { firstMs, allMs: performance.now() - sent };
}
