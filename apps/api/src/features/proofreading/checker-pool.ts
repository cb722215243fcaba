import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { types } from 'node:util';
import { Tinypool } from 'tinypool';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { Logger } from '../../platform/logging/logger';
import type { CheckerAnswers, CheckerTask, CheckerThreadData } from './checker-task';
import { EngineFailure } from './engine-failure';
import { Turns } from '../../platform/concurrency/turns';

export interface CheckerPoolOptions {
  /** Module that a thread runs. */
  readonly entry: string;
  /** Tasks that wait at most, for each thread. */
  readonly queue: number;
  /** Tasks of one caller that wait at most, for each thread. */
  readonly queuePerCaller: number;
  /** Milliseconds that a task waits for a thread at most. */
  readonly waitMs: number;
  /** Milliseconds after which a running task is ended together with its thread. */
  readonly runMs: number;
  /** Old-generation heap of a thread in MiB; WebAssembly memory comes on top. */
  readonly heapMb: number;
}

export const CHECKER_POOL_OPTIONS = Symbol('CHECKER_POOL_OPTIONS');
/** Tasks that the server gives itself. */
const OWN = 'server';
const BUSY_RETRY_SECONDS = 2;
const MAX_ATTEMPTS = 2;
/** Node's own 48 MB check texts 6 % sooner, and keep 18–100 MB more at rest. */
const YOUNG_MB = 12;

const isOutOfMemory = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The thread's module: the build's, or what runs its source. */
export function defaultPoolOptions(): CheckerPoolOptions {
  const file = import.meta.filename.endsWith('.ts')
    ? 'checker.worker.source.mjs'
    : 'checker.worker.js';
  return {
    entry: pathToFileURL(join(import.meta.dirname, file)).href,
    queue: 128,
    queuePerCaller: 32,
    waitMs: 15_000,
    runMs: 30_000,
    heapMb: 512,
  };
}

/**
 * Threads that check texts, so that a long check never stops the server from answering. A thread that dies is
 * replaced; a task that failed is tried once more; the others do not notice.
 */
@Injectable()
export class CheckerPool implements OnApplicationShutdown {
  private readonly turns: Turns;
  #pool?: Tinypool;
  #isClosed = false;

  constructor(
    private readonly config: Config,
    @Inject(CHECKER_POOL_OPTIONS) private readonly options: CheckerPoolOptions,
    private readonly logger: Logger,
  ) {
    const { checkerWorkers: slots } = config;
    this.turns = new Turns({
      slots,
      queue: options.queue * slots,
      queuePerCaller: options.queuePerCaller * slots,
      waitMs: options.waitMs,
    });
  }

  /**
   * @param caller whose task it is: callers take turns
   * @throws {AppError} SERVICE_BUSY when too many tasks wait, one has waited too long or the server stops; INTERNAL when
   * the engine fails at the task or takes too long over it.
   */
  async run<T extends CheckerTask>(
    task: T,
    caller: string = OWN,
  ): Promise<CheckerAnswers[T['kind']]> {
    if (!(await this.turns.acquire(caller))) throw this.#busy();
    try {
      return (await this.#attempt(task, MAX_ATTEMPTS)) as CheckerAnswers[T['kind']];
    } finally {
      this.turns.release(caller);
    }
  }

  /** A task may fail of what another left behind in its thread, so that it is tried once more. */
  async #attempt(task: CheckerTask, attempts: number): Promise<unknown> {
    if (this.#isClosed) throw this.#busy();
    const timeout = AbortSignal.timeout(this.options.runMs);
    try {
      return await this.#threads().run(task, {
        // Named for each task and not for the pool: a module that does not load then fails its task, not the thread.
        filename: this.options.entry,
        signal: timeout,
      });
    } catch (error) {
      if (this.#isClosed) throw this.#busy();
      const isHopeless = timeout.aborted || isOutOfMemory(error);
      if (attempts > 1 && !isHopeless) return this.#attempt(task, attempts - 1);
      const what = `A ${task.kind} task ${timeout.aborted ? 'took too long' : 'failed'}`;
      throw new AppError('INTERNAL', { cause: new EngineFailure(what, error) });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isClosed = true;
    this.turns.close();
    await this.#pool?.destroy();
    this.#pool = undefined;
  }

  #busy(): AppError {
    return new AppError('SERVICE_BUSY', { retryAfterSeconds: BUSY_RETRY_SECONDS });
  }

  /** Started when first needed: many a process, such as the one that writes the schema, never checks a text. */
  #threads(): Tinypool {
    if (this.#pool) return this.#pool;
    const workerData: CheckerThreadData = { warmsUp: this.config.environment !== 'test' };
    this.#pool = new Tinypool({
      workerData,
      minThreads: 0,
      maxThreads: this.config.checkerWorkers,
      idleTimeout: 2 ** 31 - 1,
      // A thread that blocks between tasks could not finish what an engine does in the background.
      useAtomics: false,
      // What a check leaves behind is short-lived: more room for it would be memory that is never given back.
      resourceLimits: {
        maxOldGenerationSizeMb: this.options.heapMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    // A thread that dies between tasks: the next task gets a new one.
    this.#pool.on('error', (error) => this.logger.error(new EngineFailure('A thread died', error)));
    return this.#pool;
  }
}
