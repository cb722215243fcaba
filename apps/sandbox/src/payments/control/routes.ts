import express, { Router, type Request, type Response } from 'express';
import { given } from '../../control/query';
import { refuse } from '../../control/set-script';
import { Refusal } from '../refusal';
import { DEVELOPMENT_KEY } from '../store/ledgers';
import type { PaymentsControls } from './controls';
import { areWishes, turnKnobs } from './knobs';

const isKey = (key: unknown): key is string => typeof key === 'string' && /^\w{1,200}$/.test(key);

function turn(controls: PaymentsControls) {
  return async (request: Request, response: Response): Promise<void> => {
    const { account = DEVELOPMENT_KEY, ...wishes } = (request.body ?? {}) as Record<
      string,
      unknown
    >;
    if (!isKey(account) || !areWishes(wishes)) return refuse(response);
    try {
      response.json(await turnKnobs(controls.account(account), wishes));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.status(error.status).json({ error: error.message });
    }
  };
}

/** `/control/payments`: what was asked of the payment provider, what it has sent, and what becomes of both from now on. */
export function paymentsControlRoutes(controls: PaymentsControls): Router {
  const router = Router();
  router.use('/control/payments', express.json());
  router.post('/control/payments', turn(controls));
  router.get('/control/payments', (request, response) => {
    const key = given(request.query.account) ?? DEVELOPMENT_KEY;
    if (!isKey(key)) return refuse(response);
    const account = controls.account(key);
    response.json({
      account: key,
      accounts: controls.keys(),
      now: account.now(),
      calls: account.calls(),
      events: account.events(),
      deliveries: account.deliveries(),
      held: account.held(),
    });
  });
  router.delete('/control/payments', (request, response) => {
    const key = given(request.query.account);
    if (key !== undefined && !isKey(key)) return refuse(response);
    if (key === undefined) controls.reset();
    else controls.account(key).reset();
    response.status(204).end();
  });
  return router;
}
