import express, { Router, type Request, type Response } from 'express';
import { catchUp } from '../billing/timeline';
import type { ApiBehaviour } from '../control/behaviour';
import type { ApiCall } from '../control/journal';
import { Refusal } from '../refusal';
import { API_VERSION } from '../store/account';
import { newId } from '../store/ids';
import type { Ledger } from '../store/ledger';
import type { Ledgers } from '../store/ledgers';
import { answerOfError, send, toldFailure, type Answer } from './answers';
import { expanded } from './expand';
import { parseForm } from './form';
import { keyOf } from './keys';
import { matchEndpoint, type Match } from './match';
import { Params } from './params';

interface Incoming {
  readonly ledger: Ledger;
  readonly match: Match;
  readonly entry: ApiCall;
  readonly path: string;
  readonly form: string;
}

/** Does what a call asks for, all of it or nothing. */
function carryOut({ ledger: { account }, match, entry, path, form }: Incoming): Answer {
  try {
    const params = new Params(parseForm(form));
    const paths = params.texts('expand') ?? [];
    const act = match.endpoint.prepare(params);
    params.done();
    const cause = { id: entry.id, idempotency_key: entry.idempotencyKey };
    const answer = account.because(cause, () => act({ account, ids: match.ids, path }));
    return { status: 200, body: expanded(account, answer, paths) };
  } catch (error) {
    return answerOfError(error);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Answers as it was told to, or not at all. */
function fail(response: Response, behaviour: ApiBehaviour, entry: ApiCall): void {
  if (behaviour.cut) response.destroy();
  else if (behaviour.status !== undefined) {
    entry.status = behaviour.status;
    send(response, toldFailure(behaviour.status));
  }
}

const fails = ({ status, hang, cut }: ApiBehaviour) => status !== undefined || !!hang || !!cut;

/** A failure of the provider's own is kept like any answer; who was turned away before may come again. */
function keepFailure({ answers }: Ledger, key: string, { status }: ApiBehaviour): void {
  if (status !== undefined && status >= 500) answers.end(key, toldFailure(status));
  else answers.giveUp(key);
}

async function answer(incoming: Incoming, response: Response): Promise<void> {
  const { ledger, entry, path, form } = incoming;
  const key = entry.method === 'POST' ? entry.idempotencyKey : null;
  const behaviour = ledger.nextFor(entry.method, path);
  const failing = fails(behaviour);
  let before: Answer | undefined;
  if (key !== null) {
    response.set('idempotency-key', key);
    before = ledger.answers.begin(key, `${entry.path} ${form}`);
    if (before && !failing) {
      entry.status = before.status;
      return send(response.set('idempotent-replayed', 'true'), before);
    }
  }
  if (behaviour.delayMs) await wait(behaviour.delayMs);
  if (failing && !behaviour.afterwards) {
    if (key !== null) keepFailure(ledger, key, behaviour);
    return fail(response, behaviour, entry);
  }
  catchUp(ledger.account);
  const made = before ?? carryOut(incoming);
  if (key !== null) ledger.answers.end(key, made);
  ledger.save();
  if (failing) return fail(response, behaviour, entry);
  entry.status = made.status;
  send(response, made);
}

function unknown(request: Request): Refusal {
  const message = `Unrecognized request URL (${request.method}: ${request.path}).`;
  return new Refusal(404, { type: 'invalid_request_error', message });
}

function take(ledgers: Ledgers, request: Request, id: string): Incoming {
  const match = matchEndpoint(request.method, request.path);
  if (!match) throw unknown(request);
  const ledger = ledgers.of(keyOf(request));
  const query = request.originalUrl.split('?')[1] ?? '';
  const body = typeof request.body === 'string' ? request.body : '';
  const entry: ApiCall = {
    id,
    method: request.method,
    path: request.originalUrl,
    body,
    idempotencyKey: request.get('idempotency-key') ?? null,
    receivedAt: Date.now(),
  };
  ledger.calls.add(entry);
  const form = [query, body].filter(Boolean).join('&');
  return { ledger, match, entry, path: request.path, form };
}

/** `/v1`: the provider's API. */
export function api(ledgers: Ledgers): Router {
  const router = Router();
  router.all(
    '/v1/*path',
    express.text({ type: 'application/x-www-form-urlencoded', limit: '1mb' }),
    async (request, response) => {
      const id = newId('req_');
      response.set({ 'request-id': id, 'stripe-version': API_VERSION });
      try {
        await answer(take(ledgers, request, id), response);
      } catch (error) {
        send(response, answerOfError(error));
      }
    },
  );
  return router;
}
