import type { Decline } from './objects/payment';

export interface RefusalDetails {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** What the provider does not do, and how it says so. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly details: RefusalDetails,
  ) {
    super(details.message);
  }
}

export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, param, code });
}

/** An object that is named in an address is missing with 404, one in a parameter with 400. */
export function missing(kind: string, id: string, param = 'id'): Refusal {
  const status = param === 'id' ? 404 : 400;
  const message = `No such ${kind}: '${id}'`;
  return new Refusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param,
  });
}

export function declined({ code, declineCode, message }: Decline): Refusal {
  return new Refusal(402, { type: 'card_error', code, decline_code: declineCode, message });
}
