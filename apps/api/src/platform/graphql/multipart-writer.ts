import type { Response } from 'express';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { GraphQLFormattedError } from 'graphql';

const BOUNDARY = 'graphql';

/** Milliseconds after which a caller who takes nothing of what waits for them is not going to. */
const UNREAD_MS = 30_000;

/** Of GraphQL's execution result, what goes over the wire. */
export interface Payload {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** Writes the parts of a multipart subscription (Apollo's protocol, version 1.0). */
export class MultipartWriter {
  constructor(private readonly response: Response) {}

  begin(): void {
    this.response.writeHead(200, {
      'Content-Type': `multipart/mixed;boundary="${BOUNDARY}";subscriptionSpec="1.0"`,
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    this.response.write(`--${BOUNDARY}`);
  }

  /** Keeps proxies from closing a quiet connection. */
  heartbeat(): void {
    this.write({});
  }

  /**
   * Waits until the part has left, which Node lets it do between turns of the event loop only, however much there is to
   * write, and while the caller reads slower than we write.
   * @returns whether to go on: not to a caller who has stopped reading
   */
  async payload(payload: Payload): Promise<boolean> {
    if (this.write({ payload })) {
      await setImmediate();
      return true;
    }
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), UNREAD_MS);
    const gone = once(this.response, 'close', { signal: stop.signal });
    const drained = once(this.response, 'drain', { signal: stop.signal });
    try {
      await Promise.race([gone, drained]);
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(late);
      stop.abort();
    }
  }

  /** Ends with errors that concern the stream itself, which the client tells from those of a payload. */
  fail(errors: readonly GraphQLFormattedError[]): void {
    this.write({ payload: null, errors });
    this.end();
  }

  end(): void {
    if (this.response.writableEnded) return;
    this.response.end('--\r\n');
  }

  /** The boundary follows each part at once: a client hands a part over only when it has seen the next one. */
  private write(part: object): boolean {
    if (this.response.writableEnded || this.response.destroyed) return true;
    const body = JSON.stringify(part);
    return this.response.write(
      `\r\nContent-Type: application/json\r\n\r\n${body}\r\n--${BOUNDARY}`,
    );
  }
}
