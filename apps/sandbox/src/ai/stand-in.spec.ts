import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import OpenAI from 'openai';
import { startSandbox, type RunningSandbox } from '../server';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

let keys = 0;
const client = (key = `key-${(keys += 1)}`) => ({
  key,
  openai: new OpenAI({ baseURL: sandbox.aiBaseUrl, apiKey: key, maxRetries: 0 }),
});
const ask = (text: string) => ({
  model: 'stand-in-rules-1',
  messages: [
    { role: 'system' as const, content: 'Improve the text.' },
    { role: 'user' as const, content: text },
  ],
});

/** Reads a stream to its end and tells how it ended. */
async function read(openai: OpenAI, text: string, signal?: AbortSignal) {
  const stream = await openai.chat.completions.create(
    { ...ask(text), stream: true },
    { signal: signal ?? null },
  );
  const result = { text: '', refusal: '', finish: null as string | null };
  for await (const { choices } of stream) {
    result.text += choices[0]?.delta.content ?? '';
    result.refusal += choices[0]?.delta.refusal ?? '';
    result.finish = choices[0]?.finish_reason ?? result.finish;
  }
  return result;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the AI stand-in, through the real SDK', () => {
  it('lists its one model', async () => {
    const list = await client().openai.models.list();
    expect(list.data.map(({ id }) => id)).toEqual(['stand-in-rules-1']);
  });

  it.each([
    ['In order to recieve it,\n we was early.', 'To receive it,\n we were early.'],
    ['Malgré que je vienne, il est parmis nous.', 'Bien que je vienne, il est parmi nous.'],
    ['Debido al hecho de que  llueve.', 'Porque  llueve.'],
    ['Nothing to mend here 👩‍🚀.', 'Nothing to mend here 👩‍🚀.'],
  ])('improves %j and leaves the rest to the letter', async (text, better) => {
    expect(await read(client().openai, text)).toEqual({
      text: better,
      refusal: '',
      finish: 'stop',
    });
  });

  it('answers whole as well as streamed', async () => {
    const answer = await client().openai.chat.completions.create(ask('Teh end'));
    expect(answer.choices[0]?.message.content).toBe('The end');
    expect(answer.choices[0]?.finish_reason).toBe('stop');
  });

  it('refuses with the status and the waiting time that were queued, once', async () => {
    const { key, openai } = client();
    sandbox.ai.enqueue(
      key,
      { status: 429, retryAfterSeconds: 7 },
      { status: 503 },
      { status: 401 },
    );
    await expect(read(openai, 'a')).rejects.toMatchObject({ status: 429 });
    await expect(read(openai, 'a')).rejects.toMatchObject({ status: 503 });
    await expect(read(openai, 'a')).rejects.toMatchObject({ status: 401 });
    expect((await read(openai, 'a')).text).toBe('a');
  });

  it('ends without a finish reason', async () => {
    const { key, openai } = client();
    sandbox.ai.enqueue(key, { endAfterChunks: 2 });
    expect(await read(openai, 'one two three')).toEqual({
      text: 'one two',
      refusal: '',
      finish: null,
    });
  });

  it('breaks the connection in mid-stream', async () => {
    const { key, openai } = client();
    sandbox.ai.enqueue(key, { cutAfterChunks: 1 });
    await expect(read(openai, 'one two three')).rejects.toThrow();
  });

  it.each([
    ['hangs', { hang: true }, 0],
    ['stalls', { stallAfterChunks: 2 }, 2],
  ])('%s until the client goes away, and counts that', async (_name, behaviour, chunks) => {
    const { key, openai } = client();
    sandbox.ai.always(key, behaviour);
    const abort = new AbortController();
    const reading = read(openai, 'one two three', abort.signal).catch(() => undefined);
    await until(() => sandbox.ai.calls(key)[0]?.chunksSent === chunks);
    abort.abort();
    await reading;
    await until(() => sandbox.ai.earlyCloses(key) === 1);
    expect(sandbox.ai.calls(key)).toHaveLength(1);
  });

  it('declines, filters, wraps, leaks and changes the language', async () => {
    const { key, openai } = client();
    sandbox.ai.enqueue(
      key,
      { refusal: 'No.' },
      { finishReason: 'content_filter' },
      { manner: 'markup' },
      { manner: 'leak' },
      { manner: 'wrong-language' },
    );
    expect(await read(openai, 'a')).toMatchObject({ text: '', refusal: 'No.' });
    expect(await read(openai, 'a')).toMatchObject({ finish: 'content_filter' });
    expect((await read(openai, 'a')).text).toContain('```text\na\n```');
    expect((await read(openai, 'a')).text).toContain('Improve the text.');
    expect((await read(openai, 'a')).text).toMatch(/^Dies ist/);
  });

  it('keeps what it received', async () => {
    const { key, openai } = client();
    await read(openai, 'my text');
    expect(sandbox.ai.calls(key)[0]).toMatchObject({
      stream: true,
      messages: ask('my text').messages,
    });
  });
});

describe('the control API', () => {
  const control = (method: string, body?: unknown, query = '') =>
    fetch(`${sandbox.url}/control/ai${query}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  it('sets, shows and forgets', async () => {
    const { openai } = client('controlled');
    await control('POST', {
      key: 'controlled',
      queue: [{ status: 503 }],
      always: { answer: 'set' },
    });
    await expect(read(openai, 'a')).rejects.toMatchObject({ status: 503 });
    expect((await read(openai, 'a')).text).toBe('set');
    const shown = (await (await control('GET', undefined, '?key=controlled')).json()) as object;
    expect(shown).toMatchObject({ earlyCloses: 0, calls: [{ chunksSent: 0 }, { chunksSent: 1 }] });
    await control('DELETE', undefined, '?key=controlled');
    expect(sandbox.ai.calls('controlled')).toEqual([]);
    expect((await read(openai, 'a')).text).toBe('a');
  });

  it('refuses a knob that it does not know', async () => {
    expect((await control('POST', { always: { stal: 3 } })).status).toBe(400);
    expect((await control('POST', { always: { hang: 'yes' } })).status).toBe(400);
  });

  it('says on its page what it is', async () => {
    expect(await (await fetch(sandbox.url)).text()).toContain('not a real AI provider');
  });
});
