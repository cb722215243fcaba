import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { APIConnectionError, APIError } from 'openai';
import { AppError } from '../../../platform/errors/app-error';
import { Logger } from '../../../platform/logging/logger';
import { CircuitBreaker } from './circuit-breaker';
import { gathered } from './gathered';
import { type Conversation, LanguageModel } from './language-model';
import { CallLimits, callModel } from './model-call';
import { unavailable, isOwedToText } from './model-failures';
import { type ModelEndpoint, ModelEndpoints } from './model-endpoint';
import { ModelTiming } from './model-timing';
import { written } from './written';

const RETRYABLE: ReadonlySet<number> = new Set([408, 409, 429, 500, 502, 503, 504]);

/** Refusals that are not about the one text: the key, the pace, or the server's patience. */
const OF_EVERYBODY: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const WORTH_ANOTHER_TRY: ReadonlySet<unknown> = new Set(['interrupted', 'empty']);

/** Whether a provider that is well answers one text so. Nobody's text may cost everybody else the model. */
function isOfTheText(error: unknown): boolean {
  if (error instanceof AppError) return isOwedToText(error);
  const status = error instanceof APIError ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && !OF_EVERYBODY.has(status);
}

/** Nobody is told to wait longer than for a new allowance. Milliseconds. */
const LONGEST_WAIT_MS = 86_400_000;

/** Milliseconds that the provider asks us to wait, if it says so. */
function retryAfterMs(error: unknown): number | undefined {
  const value = error instanceof APIError ? error.headers?.get('retry-after') : undefined;
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_WAIT_MS) : undefined;
}

/** Asks any endpoint that speaks OpenAI's chat completions. The only layer that tries again. */
@Injectable()
export class OpenAiLanguageModel extends LanguageModel {
  private readonly breaker = new CircuitBreaker();

  constructor(
    private readonly endpoints: ModelEndpoints,
    private readonly timing: ModelTiming,
    private readonly logger: Logger,
  ) {
    super();
  }

  override async modelName(signal: AbortSignal): Promise<string | undefined> {
    const endpoint = await this.endpoints.resolve(signal);
    return endpoint?.isGuess ? '' : endpoint?.model;
  }

  override async *stream(conversation: Conversation, signal: AbortSignal): AsyncGenerator<string> {
    const endpoint = await this.endpoints.resolve(signal);
    if (!endpoint) throw new AppError('AI_NOT_CONFIGURED');
    const call = this.breaker.admit();
    if (typeof call === 'number') throw this.#overloaded(call);
    let settled = false;
    try {
      using limits = new CallLimits(signal, this.timing, call.heard);
      yield* this.#attempts(endpoint, conversation, limits);
      settled = true;
      call.succeeded();
    } catch (error) {
      if (signal.aborted) throw error;
      settled = true;
      if (isOfTheText(error)) call.succeeded();
      else call.failed();
      throw this.#toAppError(error);
    } finally {
      if (!settled) call.abandoned();
    }
  }

  /** At most two calls, the second only where no word has come and the provider may do better. */
  async *#attempts(
    endpoint: ModelEndpoint,
    conversation: Conversation,
    limits: CallLimits,
  ): AsyncGenerator<string> {
    let heard = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const pieces = written(callModel(endpoint, conversation, limits));
        const leave = () => limits[Symbol.dispose]();
        for await (const piece of gathered(pieces, this.timing.gatheringMs, leave)) {
          heard = true;
          yield piece;
        }
        return;
      } catch (error) {
        limits.throwIfEnded();
        const waitMs = heard || attempt === 2 ? undefined : this.#waitBeforeRetry(error);
        if (waitMs === undefined) throw error;
        await sleep(waitMs, undefined, { signal: limits.signal }).catch(() =>
          limits.throwIfEnded(),
        );
      }
    }
  }

  /** Undefined when asking again would not help. */
  #waitBeforeRetry(error: unknown): number | undefined {
    const retryable =
      error instanceof AppError
        ? WORTH_ANOTHER_TRY.has(error.args?.['reason'])
        : !(
            error instanceof APIError &&
            error.status !== undefined &&
            !RETRYABLE.has(error.status)
          );
    if (!retryable) return undefined;
    const waitMs = retryAfterMs(error) ?? this.timing.retryDelayMs * (0.75 + Math.random() / 2);
    return waitMs <= this.timing.maxRetryAfterMs ? waitMs : undefined;
  }

  #toAppError(error: unknown): AppError {
    if (error instanceof AppError) return error;
    const status = error instanceof APIError ? error.status : undefined;
    // Never the message: a provider may repeat the person's text or a part of the key in it.
    this.logger.warn(`The AI provider failed (${status ?? (error as Error)?.name ?? 'unknown'}).`);
    if (error instanceof APIConnectionError) {
      this.endpoints.forget();
      return unavailable('unreachable');
    }
    // The model that was found may be gone: the next request looks again.
    if (status === 404) this.endpoints.forget();
    if (status === 429 || status === 503) return this.#overloaded(retryAfterMs(error));
    if (status !== undefined && status < 500) return unavailable('rejected');
    return unavailable('interrupted');
  }

  #overloaded(waitMs: number | undefined): AppError {
    const retryAfterSeconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
    return new AppError('AI_UNAVAILABLE', {
      args: { reason: 'overloaded' },
      retryAfterSeconds,
    });
  }
}
