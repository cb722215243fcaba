import { Injectable, type LoggerService } from '@nestjs/common';
import type { ClientLogEntry, ErrorCode } from '@tercet/contracts';
import pino, { type DestinationStream, type Logger as Pino } from 'pino';
import { Config } from '../config/config';
import type { AppError } from '../errors/app-error';
import { isError } from '../errors/is-error';
import { StartError } from '../errors/start-error';
import { describeError } from './describe-error';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Codes of what is not the server's own doing, and what the log says of them. */
const OUTSIDE: Readonly<Partial<Record<ErrorCode, string>>> = {
  SERVICE_BUSY: 'service busy',
  PAYMENT_PROVIDER_ERROR: 'payment provider failed',
};

/** What the framework has to say: a sentence of its own, or an error. */
const said = (message: unknown): object =>
  isError(message) ? describeError(message) : { detail: String(message) };

/**
 * JSON lines on standard output. Only flat fields that a caller names are written: no request bodies,
 * no headers, no texts, so that there is nothing to redact afterwards.
 */
@Injectable()
export class Logger implements LoggerService {
  private readonly pino: Pino;

  constructor({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream) {
    const options = { level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
    this.pino = destination ? pino(options, destination) : pino(options);
  }

  /** One event with its facts. */
  event(name: string, fields: Fields = {}, level: 'debug' | 'info' | 'warn' | 'error' = 'info') {
    this.pino[level](fields, name);
  }

  /** A failure nobody planned for: its kind and place, and the request that it ended. */
  unforeseen(error: unknown, requestId?: string): void {
    this.pino.error({ requestId, ...describeError(error) }, 'unforeseen error');
  }

  /** What ended a request, if it is the server's doing: the unforeseen as an error, what kept it busy as a warning. */
  requestFailed(thrown: unknown, { code, cause }: AppError, requestId?: string): void {
    if (code === 'INTERNAL') this.unforeseen(thrown, requestId);
    const outside = OUTSIDE[code];
    if (outside !== undefined && cause !== undefined) {
      this.pino.warn({ requestId, ...describeError(cause) }, outside);
    }
  }

  /**
   * What a browser has told, redacted before.
   * @param device kind of browser and system, where the request names them
   */
  fromClient(entry: ClientLogEntry, requestId: string, device: string | null): void {
    const { level, message, ...facts } = entry;
    this.pino[level]({ ...facts, source: 'client', requestId, device }, message);
  }

  log(message: unknown): void {
    this.pino.debug(said(message));
  }

  debug(message: unknown): void {
    this.pino.debug(said(message));
  }

  warn(message: unknown): void {
    this.pino.warn(said(message));
  }

  error(message: unknown): void {
    // Told in one sentence to whoever started the server.
    if (message instanceof StartError) return;
    this.pino.error(said(message));
  }

  fatal(message: unknown): void {
    this.pino.fatal(said(message));
  }
}
