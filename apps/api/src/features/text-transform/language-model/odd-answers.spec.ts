import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../../platform/config/config';
import { Breather } from '../../../platform/concurrency/breather';
import { Logger } from '../../../platform/logging/logger';
import { ModelEndpoints } from './model-endpoint';
import { ModelTiming } from './model-timing';
import { OpenAiLanguageModel } from './openai-language-model';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Where a server listens that answers every request so. */
async function serve(answer: (response: ServerResponse) => unknown): Promise<string> {
  const server = createServer((_, response) => void answer(response)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function read(origin: string, maxCharacters = 1_000, times: Partial<ModelTiming> = {}) {
  const timing = Object.assign(new ModelTiming(), { retryDelayMs: 1 }, times);
  const ai = { baseUrl: `${origin}/v1`, model: 'm' };
  const endpoints = new ModelEndpoints({ ai, environment: 'test' } as Config, timing, []);
  const model = new OpenAiLanguageModel(endpoints, timing, new Logger({ logLevel: 'fatal' }));
  const conversation = { system: '', user: 'My secret text.', maxCharacters };
  let text = '';
  try {
    for await (const piece of model.stream(conversation, new AbortController().signal)) {
      text += piece;
    }
    return { text };
  } catch (error) {
    const { code, args } = error as { code?: string; args?: unknown };
    return { text, code, args };
  }
}

const event = (content: unknown, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;
const END = event('', 'stop');
const unavailable = (reason: string, text: unknown = '') => ({
  text,
  code: 'AI_UNAVAILABLE',
  args: { reason },
});

describe('an endpoint that redirects', () => {
  it.each([301, 302, 303, 307, 308])(
    'does not have the text sent to another: %d',
    async (status) => {
      let asked = 0;
      const other = await serve((response) => {
        asked += 1;
        response.end(event('Got it.') + END);
      });
      const endpoint = await serve((response) =>
        response.writeHead(status, { location: `${other}/v1/chat/completions` }).end(),
      );
      expect(await read(endpoint)).toEqual(unavailable('rejected'));
      expect(asked).toBe(0);
    },
  );
});

describe('an answer', () => {
  /** Writes for as long as somebody reads. @returns how many bytes that were */
  const pour = (head: string, piece: string) => {
    const poured = { bytes: 0 };
    const endpoint = serve(async (response) => {
      let isOpen = true;
      response.once('close', () => (isOpen = false));
      response.write(head);
      while (isOpen) {
        poured.bytes += piece.length;
        if (!response.write(piece)) {
          await Promise.race([once(response, 'drain'), once(response, 'close')]);
        }
      }
    });
    return { endpoint, poured };
  };
  const MIB = 1024 * 1024;

  it.each([
    ['line', 'data: {"choices":[{"delta":{"content":"', 'x'.repeat(MIB), 16],
    ['event', '', 'data: {}\n'.repeat(20_000), 16],
    ['stream of remarks', '', `: ${'x'.repeat(10_000)}\n\n`.repeat(100), 48],
  ])('that is one %s without an end is left', async (_name, head, piece, mib) => {
    const { endpoint, poured } = pour(head, piece);
    expect(await read(await endpoint)).toEqual(unavailable('truncated'));
    expect(poured.bytes).toBeLessThan(mib * MIB);
  });

  it('may come in one event, however large', async () => {
    const words = 'é\n\u0001'.repeat(30_000);
    const endpoint = await serve((response) => response.end(event(words) + END));
    expect((await read(endpoint, words.length)).text).toHaveLength(60_000);
  });

  it('may come byte by byte, with line ends of any kind', async () => {
    const endpoint = await serve(async (response) => {
      for (const byte of Buffer.from((event('é👩‍🚀') + END).replaceAll('\n', '\r\n'))) {
        response.write(Buffer.of(byte));
        await new Promise(setImmediate);
      }
      response.end();
    });
    expect(await read(endpoint)).toEqual({ text: 'é👩‍🚀' });
  });

  it.each([
    ['a number', event(42)],
    ['parts', event([{ type: 'text', text: 'Hello' }])],
    ['an object', event({ text: 'Hello' })],
    ['bytes that are no UTF-8', Buffer.from([...Buffer.from('data: {"a":"'), 0xff, 0x28])],
    ['half a character', Buffer.from(event('é')).subarray(0, -40)],
  ])('of %s is none', async (_name, bytes) => {
    const endpoint = await serve((response) => {
      response.write(event('abc '));
      response.write(bytes);
      response.end(END);
    });
    expect(await read(endpoint)).toEqual(
      unavailable('interrupted', expect.stringMatching(/^(abc )?$/)),
    );
  });

  it('begins where the model has thought', async () => {
    const pieces = ['<th', 'ink>\nThe user wants', ' …</thi', 'nk>', '\n\n', 'The', ' end.'];
    const endpoint = await serve((response) =>
      response.end(pieces.map((piece) => event(piece)).join('') + END),
    );
    expect(await read(endpoint, 10)).toEqual({ text: 'The end.' });
  });

  it.each(['reasoning_content', 'reasoning'])(
    'is waited for while the model thinks beside it, in %s',
    async (name) => {
      const delta = { [name]: 'The user wants …', content: null };
      const thought = `data: ${JSON.stringify({ choices: [{ delta, finish_reason: null }] })}\n\n`;
      const endpoint = await serve(async (response) => {
        response.write(thought);
        await sleep(1_200);
        response.end(thought + event('The end.') + END);
      });
      expect(await read(endpoint, 100, { firstWordMs: 1_000 })).toEqual({ text: 'The end.' });
    },
  );

  it('of thoughts only is none', async () => {
    const endpoint = await serve((response) => response.end(event('<think>Hm') + END));
    expect(await read(endpoint)).toEqual(unavailable('empty'));
  });

  it('of thoughts without an end is left', async () => {
    const thoughts = event('so '.repeat(1_000)).repeat(100);
    const endpoint = await serve((response) => response.end(event('<think>') + thoughts + END));
    expect(await read(endpoint)).toEqual(unavailable('truncated'));
  });

  it('that is there at once leaves others their turn', async () => {
    let go = () => undefined as void;
    const turn = new Promise<void>((resolve) => (go = resolve));
    const giveWay = jest.spyOn(Breather.prototype, 'giveWay').mockReturnValue(turn);
    const endpoint = await serve((response) => response.end(event('so ').repeat(2_000) + END));
    const answer = read(endpoint, 6_000);
    expect(await Promise.race([answer, sleep(200, 'waits')])).toBe('waits');
    giveWay.mockRestore();
    go();
    expect((await answer).text).toHaveLength(6_000);
  });
});
