import { Router } from 'express';
import { api } from './api/api';
import { controlPages } from './control/pages';
import { paymentsControlRoutes } from './control/routes';
import { PaymentsControls } from './control/controls';
import { checkoutPages } from './pages/checkout';
import { invoicePages } from './pages/invoices';
import { portalPages } from './pages/portal';
import { PAY_SCRIPT_PATH, PAY_STYLE_PATH } from './pages/frame';
import { PAY_SCRIPT } from './pages/script';
import { PAY_STYLE } from './pages/style';
import { Ledgers } from './store/ledgers';

export interface PaymentsStandIn {
  readonly router: Router;
  readonly controls: PaymentsControls;
  /** Tells where it listens, which the addresses of its pages begin with. */
  listensAt(origin: string): void;
  close(): void;
}

/** A payment provider that speaks the protocol of the real one, and moves no money. */
export function createPaymentsStandIn(folder?: string): PaymentsStandIn {
  const ledgers = new Ledgers(folder);
  const controls = new PaymentsControls(ledgers);
  const router = Router();
  router.get(PAY_STYLE_PATH, (_request, response) => void response.type('css').send(PAY_STYLE));
  router.get(PAY_SCRIPT_PATH, (_request, response) => void response.type('js').send(PAY_SCRIPT));
  router.use(paymentsControlRoutes(controls), controlPages(ledgers));
  router.use(checkoutPages(ledgers), portalPages(ledgers), invoicePages(ledgers), api(ledgers));
  return {
    router,
    controls,
    listensAt: (origin) => (ledgers.origin = origin),
    close: () => ledgers.close(),
  };
}
