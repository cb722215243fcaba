import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParams,
} from 'openai/resources/chat/completions';
import { answerTo, chunksOf } from './answer';
import type { Behaviour } from './behaviour';
import type { AiControls } from './controls';
import type { JournalEntry } from './journal';
import { sendError } from './errors';
import { MODEL } from './models';

type Delta = ChatCompletionChunk['choices'][number]['delta'];
type FinishReason = ChatCompletionChunk['choices'][number]['finish_reason'];

export function apiKeyOf(request: Request): string {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function chunk(delta: Delta, finish: FinishReason = null): string {
  const data = {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion.chunk',
    created: Math.floor(Date.now() / 1000),
    model: MODEL,
    choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
  } satisfies ChatCompletionChunk;
  return `data: ${JSON.stringify(data)}\n\n`;
}

function whole(content: string, behaviour: Behaviour): ChatCompletion {
  const refusal = behaviour.refusal ?? null;
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: MODEL,
    choices: [
      {
        index: 0,
        finish_reason: finishReasonOf(behaviour),
        logprobs: null,
        message: { role: 'assistant', content: refusal ? null : content, refusal },
      },
    ],
  } satisfies ChatCompletion;
}

/** As the SDK's type, which knows OpenAI's own words only. */
const finishReasonOf = ({ finishReason = 'stop' }: Behaviour) =>
  finishReason as NonNullable<FinishReason>;

const FLUSH_MS = 20;

/** Breaks the connection, once what was written has left: a socket that is destroyed at once would take it along. */
async function cut(response: Response): Promise<void> {
  await sleep(FLUSH_MS);
  response.socket?.destroy();
}

/** Sends the answer as server-sent events. Returns without an end where the behaviour says so. */
async function stream(
  response: Response,
  parts: readonly Delta[],
  behaviour: Behaviour,
  entry: JournalEntry,
  gone: AbortSignal,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  const wait = (ms: number | undefined) =>
    ms ? sleep(ms, undefined, { signal: gone }) : undefined;
  await wait(behaviour.firstTokenDelayMs);
  for (const delta of parts) {
    if (gone.aborted) return;
    if (entry.chunksSent === behaviour.stallAfterChunks) return;
    if (entry.chunksSent === behaviour.cutAfterChunks) return cut(response);
    if (entry.chunksSent === behaviour.endAfterChunks) return void response.end();
    response.write(chunk(delta));
    entry.chunksSent += 1;
    await wait(behaviour.chunkDelayMs);
  }
  response.write(chunk({}, finishReasonOf(behaviour)));
  response.end('data: [DONE]\n\n');
}

/** `POST /v1/chat/completions`. */
export function completions(controls: AiControls) {
  return async (request: Request, response: Response): Promise<void> => {
    const body = request.body as Partial<ChatCompletionCreateParams> | undefined;
    if (!Array.isArray(body?.messages) || typeof body.model !== 'string') {
      return sendError(response, 400, 'A model and messages are required.');
    }
    const key = apiKeyOf(request);
    const behaviour = controls.next(key);
    const entry = controls.journal.add({
      key,
      model: body.model,
      stream: body.stream === true,
      messages: body.messages,
      receivedAt: Date.now(),
      chunksSent: 0,
    });
    const gone = new AbortController();
    response.once('close', () => {
      if (response.writableEnded) return;
      entry.closedEarlyAt = Date.now();
      gone.abort();
    });
    if (behaviour.status) return sendError(response, behaviour.status, undefined, behaviour);
    if (behaviour.hang) return;
    const answer = answerTo(body.messages, behaviour);
    if (!entry.stream) return void response.json(whole(answer, behaviour));
    const parts: readonly Delta[] = behaviour.refusal
      ? [{ role: 'assistant', refusal: behaviour.refusal }]
      : chunksOf(answer).map((content) => ({ content }));
    await stream(response, parts, behaviour, entry, gone.signal).catch((error: unknown) => {
      if (!gone.signal.aborted) throw error;
    });
  };
}
