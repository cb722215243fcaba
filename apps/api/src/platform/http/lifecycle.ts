import {
  Injectable,
  type OnApplicationShutdown,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors/app-error';
import { toErrorBody } from '../errors/error-body';
import { Logger } from '../logging/logger';
import { ShutdownTiming } from './shutdown-timing';

const POLL_MS = 20;

/** Something that stays open until it is told to end, such as a stream. */
export type Closable = () => void;

/** Counts what is being answered, so that stopping cuts nothing off that is not far too slow. */
@Injectable()
export class Lifecycle implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly inFlight = new Set<Response>();
  private work = 0;
  private state: 'open' | 'stopping' | 'refusing' = 'open';
  private readonly streams = new Set<Closable>();

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly logger: Logger,
    private readonly timing: ShutdownTiming,
  ) {}

  /** False from the moment that the server was told to stop. */
  get accepting(): boolean {
    return this.state === 'open';
  }

  /** Express middleware. */
  readonly count = (_: Request, response: Response, next: NextFunction): void => {
    this.inFlight.add(response);
    response.once('close', () => this.inFlight.delete(response));
    // Whoever holds a connection open is asked to let it go.
    if (!this.accepting) response.setHeader('Connection', 'close');
    next(this.state === 'refusing' ? this.busy() : undefined);
  };

  /** Has the database stay open until what was begun has ended. @returns what says so. */
  beginWork(): () => void {
    this.work += 1;
    return () => {
      this.work -= 1;
    };
  }

  /** Has a stream ended when the server stops. @returns what forgets the stream. */
  onStop(close: Closable): () => void {
    this.streams.add(close);
    // One that begins while the server stops has missed being told.
    if (!this.accepting) close();
    return () => this.streams.delete(close);
  }

  /** Serves on while there is something to answer, then refuses what is new, then what takes too long. */
  async beforeApplicationShutdown(): Promise<void> {
    const { serveMs, finishMs, cleanUpMs } = this.timing;
    this.state = 'stopping';
    for (const close of [...this.streams]) close();
    await this.quiet(serveMs);
    this.state = 'refusing';
    await this.quiet(finishMs);
    this.cutOff();
    await this.quiet(cleanUpMs);
    void this.letGo();
  }

  onApplicationShutdown(): void {
    this.logger.event('stopped');
  }

  /** Waits until nothing has been under way for a moment: requests may be here that have not been read yet. */
  private async quiet(withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    let busyAt = Date.now();
    while (Date.now() < deadline && Date.now() - busyAt < this.timing.quietMs) {
      await sleep(POLL_MS);
      if (this.inFlight.size + this.work > 0) busyAt = Date.now();
    }
  }

  /** Answers what is still under way, so that nobody is left without. */
  private cutOff(): void {
    if (this.inFlight.size === 0) return;
    this.logger.event('requests cut off', { count: this.inFlight.size }, 'warn');
    const error = this.busy();
    for (const response of [...this.inFlight]) {
      if (response.headersSent) {
        response.destroy();
        continue;
      }
      response.status(error.status).setHeader('Connection', 'close');
      response.setHeader('Retry-After', error.retryAfterSeconds ?? 1);
      response.json(toErrorBody(error, undefined));
    }
  }

  /** Once the port is closed, what came at the last moment gets its answer; who has not sent all of a request gets none. */
  private async letGo(): Promise<void> {
    const server: Server | undefined = this.adapter.httpAdapter?.getHttpServer();
    while (server?.listening) await sleep(POLL_MS, undefined, { ref: false });
    await sleep(this.timing.lingerMs);
    server?.closeAllConnections();
  }

  private busy(): AppError {
    return new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
  }
}
