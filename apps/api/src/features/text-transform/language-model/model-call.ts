import { AppError } from '../../../platform/errors/app-error';
import { Breather } from '../../../platform/concurrency/breather';
import type { Conversation } from './language-model';
import type { ModelEndpoint } from './model-endpoint';
import { unavailable, type FailureReason } from './model-failures';
import type { ModelTiming } from './model-timing';
import { Thinking } from './thinking';

/** How servers say that a model came to its end by itself: OpenAI's word, and those of Together AI and of older TGI. */
const WHOLE: ReadonlySet<unknown> = new Set(['stop', 'eos', 'eos_token']);

/** Ends other than an answer that a model chooses. It was given nothing to call: only the text can have had it try. */
const NO_ANSWER: ReadonlySet<unknown> = new Set(['content_filter', 'tool_calls', 'function_call']);

/** Of what a model thinks before it answers: more than any thinks in the time that there is for an answer. */
const MAX_THOUGHT_CHARACTERS = 200_000;

/** Ends a call to the provider when the caller leaves or a time limit passes. */
export class CallLimits implements Disposable {
  readonly #abort = new AbortController();
  readonly #onCallerLeft = () => this.#abort.abort();
  readonly #total: NodeJS.Timeout;
  #pause: NodeJS.Timeout;
  #isHeard = false;
  #isRead = true;
  #ended: AppError | undefined;

  /** @param onHeard called when the first piece of an answer, or of what is thought before it, has come */
  constructor(
    private readonly caller: AbortSignal,
    private readonly timing: ModelTiming,
    private readonly onHeard: () => void,
  ) {
    caller.throwIfAborted();
    caller.addEventListener('abort', this.#onCallerLeft);
    // Words that still come when the time is over are too many, and no fault of the provider's.
    this.#total = setTimeout(
      () => this.#expire(this.#isHeard ? 'unfinished' : undefined),
      timing.totalMs,
    );
    this.#pause = setTimeout(() => this.#expire(), timing.firstWordMs);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** A piece is with the caller. Until it is read no word is awaited: a slow reader is no slow provider. */
  pieceCame(): void {
    clearTimeout(this.#pause);
    this.#isRead = false;
    if (this.#isHeard) return;
    this.#isHeard = true;
    this.onHeard();
  }

  /** From now on the shorter limit between words holds. */
  pieceRead(): void {
    this.#isRead = true;
    this.#pause = setTimeout(() => this.#expire(), this.timing.betweenWordsMs);
  }

  /** Throws what ended the call, if the caller or a limit did. The SDK itself ends silently then. */
  throwIfEnded(): void {
    this.caller.throwIfAborted();
    if (this.#ended) throw this.#ended;
  }

  #expire(whileRead?: FailureReason): void {
    const reason: FailureReason | undefined = this.#isRead ? whileRead : 'unread';
    this.#ended = new AppError('AI_TIMEOUT', reason ? { args: { reason } } : {});
    this.#abort.abort();
  }

  /** Ends the call wherever it is. */
  [Symbol.dispose](): void {
    clearTimeout(this.#total);
    clearTimeout(this.#pause);
    this.caller.removeEventListener('abort', this.#onCallerLeft);
    // Closes the connection where the answer was left before its end.
    this.#abort.abort();
  }
}

/** @param finish what the endpoint sent as the finish reason, if anything */
function assertFinished(finish: unknown): void {
  if (NO_ANSWER.has(finish)) throw unavailable('refused');
  if (finish === 'length') throw unavailable('truncated');
  if (!WHOLE.has(finish)) throw unavailable('interrupted');
}

/** What a model thinks beside its answer, by the names that servers have for it: it is heard, and left out. */
function thoughtIn(delta: object | undefined): string {
  const { reasoning_content, reasoning } = (delta ?? {}) as Record<string, unknown>;
  const thought = reasoning_content ?? reasoning;
  return typeof thought === 'string' ? thought : '';
}

/** One call to the provider. Throws what the SDK throws, and `AppError` where the answer itself is at fault. */
export async function* callModel(
  { client, model }: ModelEndpoint,
  { system, user, maxCharacters }: Conversation,
  limits: CallLimits,
): AsyncGenerator<string> {
  const answer = await client.chat.completions.create(
    {
      model,
      stream: true,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    },
    { signal: limits.signal },
  );
  let finish: unknown;
  let characters = 0;
  let received = 0;
  const breather = new Breather();
  const thinking = new Thinking(user);
  for await (const chunk of answer) {
    await breather.giveWay();
    // Some providers send chunks without choices, for their accounts of usage.
    const choice = chunk.choices?.[0];
    if (choice?.delta?.refusal) throw unavailable('refused');
    finish = choice?.finish_reason ?? finish;
    const content = choice?.delta?.content || '';
    const thought = thoughtIn(choice?.delta);
    if (!content && !thought) continue;
    // The SDK passes on whatever stands there.
    if (typeof content !== 'string') throw unavailable('interrupted');
    limits.pieceCame();
    const piece = thinking.withoutIt(content);
    received += content.length + thought.length;
    characters += piece.length;
    const isRunaway = characters > maxCharacters || received - characters > MAX_THOUGHT_CHARACTERS;
    if (isRunaway) throw unavailable('truncated');
    if (piece) yield piece;
    // A stream that was closed while nobody waited for it would never answer again.
    limits.throwIfEnded();
    limits.pieceRead();
  }
  limits.throwIfEnded();
  assertFinished(finish);
  const rest = thinking.rest();
  if (rest) yield rest;
}
