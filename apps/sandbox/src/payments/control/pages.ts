import express, { Router, type Response } from 'express';
import { sendPage } from '../../page';
import { catchUp } from '../billing/timeline';
import { PAY_STYLE_PATH } from '../pages/frame';
import { Refusal } from '../refusal';
import type { Ledger } from '../store/ledger';
import type { Ledgers } from '../store/ledgers';
import { AccountControls } from './account-controls';
import { areWishes, turnKnobs } from './knobs';
import { accountsView, accountView } from './views';

const RELOAD_SECONDS = 5;

function wishesIn(body: unknown): unknown {
  const { wishes } = (body ?? {}) as { wishes?: unknown };
  try {
    return typeof wishes === 'string' ? JSON.parse(wishes) : undefined;
  } catch {
    return undefined;
  }
}

function sendAccount(response: Response, ledger: Ledger, problem?: string): void {
  catchUp(ledger.account);
  ledger.save();
  sendPage(response, {
    title: 'Payments',
    body: accountView(ledger, problem),
    style: PAY_STYLE_PATH,
    reloadSeconds: RELOAD_SECONDS,
  });
}

/** The pages on which a person sees all accounts, and disturbs them. */
export function controlPages(ledgers: Ledgers): Router {
  const router = Router();
  router.get('/payments', (_request, response) => {
    const all = ledgers.keys().map((key) => ledgers.of(key));
    sendPage(response, {
      title: 'Payments',
      body: accountsView(all),
      style: PAY_STYLE_PATH,
      reloadSeconds: RELOAD_SECONDS,
    });
  });
  router.get('/payments/:key', (request, response) => {
    const known = ledgers.keys().includes(request.params.key);
    if (known) sendAccount(response, ledgers.of(request.params.key));
    else response.redirect(303, '/payments');
  });
  router.post(
    '/payments/:key',
    express.urlencoded({ extended: false }),
    async (request, response) => {
      const { key } = request.params;
      const wishes = wishesIn(request.body);
      if (!ledgers.keys().includes(key) || !areWishes(wishes)) {
        return response.redirect(303, '/payments');
      }
      const ledger = ledgers.of(key);
      try {
        await turnKnobs(new AccountControls(ledger), wishes);
        response.redirect(303, `/payments/${key}`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        sendAccount(response, ledger, error.message);
      }
    },
  );
  return router;
}
