import { Router } from 'express';
import { api } from './api/api';
import { PaymentsControls } from './control/controls';
import { Ledgers } from './store/ledgers';

export interface PaymentsStandIn {
  readonly router: Router;
  readonly controls: PaymentsControls;
  /** Tells where it listens, which the addresses of its pages begin with. */
  listensAt(origin: string): void;
  close(): void;
}

/** A payment provider that speaks the protocol of the real one, and moves no money. */
export function createPaymentsStandIn(): PaymentsStandIn {
  const ledgers = new Ledgers();
  const router = Router();
  router.use(api(ledgers));
  return {
    router,
    controls: new PaymentsControls(ledgers),
    listensAt: (origin) => (ledgers.origin = origin),
    close: () => ledgers.close(),
  };
}
