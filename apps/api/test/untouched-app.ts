import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '@tercet/contracts';
import { tableCounts } from './table-counts';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';
import { openTransform, TestingModel, usageOf } from './transform-client';

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

/** A server and somebody signed in, for tests after each of which all must be as if nothing had come. */
export class UntouchedApp {
  app: TestingApp;
  person: SignedUp;
  #model: TestingModel;
  #before: readonly object[];

  /** Registers the hooks of the test file. */
  constructor() {
    beforeAll(async () => {
      this.#model = await TestingModel.start();
      this.app = await createTestingApp({ config: this.#model.config });
      this.person = await this.app.signup();
    });
    beforeEach(async () => {
      this.#before = await tableCounts(this.app);
    });
    afterEach(async () => {
      expect(await tableCounts(this.app)).toEqual(this.#before);
      expect(await usageOf(this.app, this.person.token)).toBe(0);
      expect(this.#model.calls).toHaveLength(0);
      expect((await this.app.fetch('/health/ready')).status).toBe(200);
    });
    afterAll(async () => {
      await this.app.close();
      await this.#model.sandbox.close();
    });
  }

  async post(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    contentType = JSON_TYPE,
  ): Promise<Answer> {
    const headers = { 'content-type': contentType };
    const { token } = this.person;
    const response = await this.app.fetch(path, { method: 'POST', body, headers, token });
    return { status: response.status, code: codeOf((await response.json()) as ErrorBody) };
  }

  json(path: string, body: unknown): Promise<Answer> {
    return this.post(path, JSON.stringify(body));
  }

  gql(query: string, input?: unknown): Promise<Answer> {
    return this.json('/graphql', { query, variables: { ...(input !== undefined && { input }) } });
  }

  /** What a streamed transformation begins with. */
  async stream(input: Readonly<Record<string, unknown>>): Promise<Answer> {
    const { status, headers, next, body } = await openTransform(this.app, this.person.token, input);
    const isStream = headers.get('content-type')?.startsWith('multipart/') === true;
    return { status, code: isStream ? (await next())?.code : codeOf((await body()) as ErrorBody) };
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
