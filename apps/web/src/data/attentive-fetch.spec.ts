/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { attentiveFetch } from './attentive-fetch';

const encoder = new TextEncoder();
let connection: ReadableStreamDefaultController<Uint8Array>;
let signal: AbortSignal | null | undefined;

/** A server whose answer is written by the test. */
const streaming = () =>
  attentiveFetch((_input, init) => {
    signal = init?.signal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => (connection = controller),
    });
    return Promise.resolve(new Response(body, { status: 201, headers: { 'x-name': 'value' } }));
  });
const write = (text: string) => connection.enqueue(encoder.encode(text));
const ended = (request: Promise<unknown>) =>
  request.then(
    () => 'answered',
    (error: unknown) => (error instanceof TypeError ? 'lost' : error),
  );

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a request whose connection may go dead', () => {
  it('passes the answer on as it is', async () => {
    const response = await streaming()('/graphql');
    write('Bet');
    write('ter.');
    connection.close();
    expect([response.status, response.headers.get('x-name')]).toEqual([201, 'value']);
    expect(await response.text()).toBe('Better.');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stays while the server gives signs of life', async () => {
    const reader = (await streaming()('/graphql')).body?.getReader();
    for (let minute = 0; minute < 10; minute += 1) {
      write('{}');
      expect((await reader?.read())?.done).toBe(false);
      await jest.advanceTimersByTimeAsync(29_000);
    }
  });

  it('ends when two heartbeats are missed, and lets the connection go', async () => {
    const reader = (await streaming()('/graphql')).body?.getReader();
    write('Bet');
    await reader?.read();
    const next = ended(reader?.read() ?? Promise.resolve());
    await jest.advanceTimersByTimeAsync(46_000);
    expect(await next).toBe('lost');
    expect(signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends where no answer begins', async () => {
    const request = ended(attentiveFetch(() => new Promise(() => undefined))('/graphql'));
    await jest.advanceTimersByTimeAsync(46_000);
    expect(await request).toBe('lost');
  });

  it('is left when its caller leaves', async () => {
    const caller = new AbortController();
    await streaming()('/graphql', { signal: caller.signal });
    caller.abort();
    expect(signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not begun where its caller had left before', async () => {
    await streaming()('/graphql', { signal: AbortSignal.abort() });
    expect(signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});
