import { Router } from 'express';
import { api } from './api/api';
import { Ledgers } from './store/ledgers';

export interface PaymentsStandIn {
  readonly router: Router;
  readonly ledgers: Ledgers;
}

/** A payment provider that speaks the protocol of the real one, and moves no money. */
export function createPaymentsStandIn(): PaymentsStandIn {
  const ledgers = new Ledgers();
  const router = Router();
  router.use(api(ledgers));
  return { router, ledgers };
}
