import { ERROR_STATUS, type ErrorCode } from '@tercet/contracts';
import type { SignedUp } from './testing-app';

const STREAM = `subscription ($input: TextTransformInput!) {
  textTransform(input: $input) { __typename ... on TextTransformFailed { code } }
}`;

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** 10 MB. */
export const HUGE = 'ab '.repeat((10 * 1024 * 1024) / 3);
export const NUL = 'one \0 two';
export const ESCAPE = 'one \x1b[31m two';
export const HIGH_SURROGATE = 'one \ud83d two';
export const LOW_SURROGATE = 'one \ude00 two';

export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
}

interface ErrorBody {
  readonly code?: string;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const codeOf = ({ code, errors }: ErrorBody) => code ?? errors?.[0]?.extensions.code;

/** GraphQL answers 200 once a resolver was asked, REST with the code's own status. */
export const refusal = (code: ErrorCode, isGraphql: boolean): Answer => ({
  status: isGraphql ? 200 : ERROR_STATUS[code],
  code,
});

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** The ways into a server, for somebody who is signed in. */
export abstract class Doors {
  person: Pick<SignedUp, 'token' | 'email' | 'password'>;

  /** Any call, signed in. */
  abstract fetch(path: string, call?: Call): Promise<Response>;

  async post(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    contentType = JSON_TYPE,
    method = 'POST',
  ): Promise<Answer> {
    const headers = { 'content-type': contentType };
    const response = await this.fetch(path, { method, body, headers });
    return { status: response.status, code: codeOf((await response.json()) as ErrorBody) };
  }

  json(path: string, body: unknown, method = 'POST'): Promise<Answer> {
    return this.post(path, JSON.stringify(body), JSON_TYPE, method);
  }

  gql(query: string, input?: unknown): Promise<Answer> {
    return this.json('/graphql', { query, variables: { ...(input !== undefined && { input }) } });
  }

  /** What a streamed transformation begins with. */
  async stream(input: Readonly<Record<string, unknown>>): Promise<Answer> {
    const accept = 'multipart/mixed;subscriptionSpec="1.0", application/json';
    const variables = { input: { operation: 'IMPROVE', ...input } };
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, accept },
      body: JSON.stringify({ query: STREAM, variables }),
    });
    const code = /"code":"(\w+)"/.exec(await response.text())?.[1];
    return { status: response.status, code };
  }
}

/** As `encodeURIComponent`, which refuses halves of characters. */
export function percentEncoded(text: string): string {
  return text.replace(/[\ud800-\udfff]|[^\w ]/g, (character) => {
    const unit = character.charCodeAt(0);
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    const bytes = isHalf
      ? [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
      : [...Buffer.from(character)];
    return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  });
}
