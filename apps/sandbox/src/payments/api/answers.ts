import type { Response } from 'express';
import { Refusal, type RefusalDetails } from '../refusal';

/** An answer as it goes out, and as it is kept for the same key. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

export function send(response: Response, { status, body }: Answer): void {
  response.status(status).json(body);
}

/** Also of what is a mistake of the stand-in itself, so that whoever develops against it sees what went wrong. */
export function answerOfError(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, body: { error: error.details } };
  const message = `The stand-in failed: ${String(error)}`;
  return { status: 500, body: { error: { type: 'api_error', message } } };
}

const MESSAGES: Readonly<Record<number, string>> = {
  429: 'Too many requests in too short a time. The stand-in was told to say so.',
};

function typeOf(status: number): RefusalDetails['type'] {
  if (status === 402) return 'card_error';
  return status >= 500 ? 'api_error' : 'invalid_request_error';
}

/** A failure that the stand-in was told to answer with. */
export function toldFailure(status: number): Answer {
  const message = MESSAGES[status] ?? 'Refused by the development stand-in, as it was told to.';
  return { status, body: { error: { type: typeOf(status), message } } };
}
