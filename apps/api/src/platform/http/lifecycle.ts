import {
  Injectable,
  type OnApplicationShutdown,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '../logging/logger';

/** How long requests that are being answered may take to end after the server was told to stop. */
const DRAIN_DEADLINE_MS = 8_000;
const DRAIN_POLL_MS = 20;
/** How long work may take to end after its connection was cut. */
const CLEAN_UP_DEADLINE_MS = 1_000;

/** Something that stays open until it is told to end, such as a stream. */
export type Closable = () => void;

/** Counts what is being answered, so that stopping cuts nothing off. */
@Injectable()
export class Lifecycle implements BeforeApplicationShutdown, OnApplicationShutdown {
  private inFlight = 0;
  private work = 0;
  private stopping = false;
  private readonly streams = new Set<Closable>();

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly logger: Logger,
  ) {}

  /** False from the moment that the server was told to stop. */
  get accepting(): boolean {
    return !this.stopping;
  }

  /** Express middleware. */
  readonly count = (_: Request, response: Response, next: NextFunction): void => {
    this.inFlight += 1;
    response.once('close', () => {
      this.inFlight -= 1;
    });
    // Whoever holds a connection open is asked to let it go.
    if (this.stopping) response.setHeader('Connection', 'close');
    next();
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
    return () => this.streams.delete(close);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    for (const close of [...this.streams]) close();
    await this.drain(DRAIN_DEADLINE_MS);
    if (this.inFlight === 0) return;
    this.logger.event('requests cut off', { count: this.inFlight }, 'warn');
    const server: Server | undefined = this.adapter.httpAdapter?.getHttpServer();
    server?.closeAllConnections();
    await this.drain(CLEAN_UP_DEADLINE_MS);
  }

  private async drain(withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    while (this.inFlight + this.work > 0 && Date.now() < deadline) await sleep(DRAIN_POLL_MS);
  }

  onApplicationShutdown(): void {
    this.logger.event('stopped');
  }
}
