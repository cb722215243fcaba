import { Inject, Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { Config } from '../../../platform/config/config';
import { boundedFetch } from './bounded-fetch';
import { ModelTiming } from './model-timing';

/** A model and where it answers. */
export interface ModelEndpoint {
  readonly client: OpenAI;
  readonly model: string;
  /** The server did not say which models it has: worth a try, and not worth keeping for long. */
  readonly isGuess?: boolean;
}

export const LOCAL_SERVERS = Symbol('LOCAL_SERVERS');
/** Where Ollama, LM Studio and llama.cpp listen by default. */
export const USUAL_LOCAL_SERVERS: readonly string[] = [11434, 1234, 8080].map(
  (port) => `http://127.0.0.1:${port}/v1`,
);

const OPENAI_ORIGIN = 'https://api.openai.com';
const OPENAI_MODEL = 'gpt-4.1-mini';

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Finds out which model to ask, once, when it is first needed. */
@Injectable()
export class ModelEndpoints {
  #found?: Promise<ModelEndpoint | undefined>;

  constructor(
    private readonly config: Config,
    private readonly timing: ModelTiming,
    @Inject(LOCAL_SERVERS) private readonly localServers: readonly string[],
  ) {}

  /** All who ask at the same time share one search. The signal ends the waiting of its caller only. */
  resolve(signal: AbortSignal): Promise<ModelEndpoint | undefined> {
    this.#found ??= this.#search();
    return unlessAborted(this.#found, signal);
  }

  /** The model did not answer: the next request looks again. */
  forget(): void {
    this.#found = undefined;
  }

  /** A search that found nothing sure is believed for a while: a request asks more than once which model it is. */
  #search(): Promise<ModelEndpoint | undefined> {
    const search = this.#find().then((endpoint) => {
      if (!endpoint || endpoint.isGuess) {
        const forget = () => {
          if (this.#found === search) this.forget();
        };
        setTimeout(forget, this.timing.failedSearchMs).unref();
      }
      return endpoint;
    });
    return search;
  }

  async #find(): Promise<ModelEndpoint | undefined> {
    const { baseUrl, apiKey, model } = this.config.ai;
    if (baseUrl) {
      const client = this.#client(baseUrl, apiKey);
      if (model) return { client, model };
      if (new URL(baseUrl).origin === OPENAI_ORIGIN) return { client, model: OPENAI_MODEL };
      const listed = await this.#firstModel(client, this.timing.listingMs);
      // A server that cannot say now is still the one to ask: the call itself then tells what is wrong.
      return listed ? { client, model: listed } : { client, model: 'default', isGuess: true };
    }
    if (this.config.environment === 'production') return undefined;
    const servers = await Promise.all(
      this.localServers.map(async (url) => {
        const client = this.#client(url);
        const listed = await this.#firstModel(client, this.timing.discoveryMs);
        return listed === undefined ? undefined : { client, model: listed };
      }),
    );
    return servers.find((server) => server !== undefined);
  }

  async #firstModel(client: OpenAI, timeoutMs: number): Promise<string | undefined> {
    try {
      const { data } = await client.models.list({ timeout: timeoutMs });
      return data.find(({ id }) => !/embed/i.test(id))?.id;
    } catch {
      return undefined;
    }
  }

  /** Everything that the SDK would otherwise take from the environment is given, or it could send a key elsewhere. */
  #client(baseURL: string, apiKey = 'none'): OpenAI {
    return new OpenAI({
      baseURL,
      apiKey,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: this.timing.totalMs,
      fetch: boundedFetch,
      logLevel: 'off',
    });
  }
}
