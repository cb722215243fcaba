import { Router } from 'express';
import type { Port } from '../listen';
import { mailControlRoutes } from './control-routes';
import { MailControls } from './controls';
import { inboxRoutes } from './inbox-routes';
import { MailStore } from './mail-store';
import { startSmtp } from './smtp';

export interface MailStandInOptions {
  readonly port: Port;
  readonly host: string;
  /** Where mails survive a restart; in memory without it. */
  readonly inboxDir?: string;
}

export interface MailStandIn {
  readonly router: Router;
  readonly controls: MailControls;
  readonly port: number;
  close(): Promise<void>;
}

/** A mail server that delivers to nobody, the inbox that shows what it took in, and a control API for its failures. */
export async function startMailStandIn(options: MailStandInOptions): Promise<MailStandIn> {
  const store = await MailStore.open(options.inboxDir);
  const controls = new MailControls(store);
  const { port, close } = await startSmtp(store, controls, options);
  const router = Router();
  router.use(inboxRoutes(store), mailControlRoutes(controls));
  return { router, controls, port, close };
}
