import { createServer } from 'node:http';
import express from 'express';
import { createAiStandIn, type AiStandIn } from './ai/stand-in';
import { guard } from './guard';
import { HOME } from './home';
import { listen, type Port } from './listen';
import type { MailControls } from './mail/controls';
import { startMailStandIn } from './mail/stand-in';
import type { PaymentsControls } from './payments/control/controls';
import { createPaymentsStandIn } from './payments/stand-in';
import { SCRIPT_PATH, sendPage, STYLE_PATH } from './page';
import { SCRIPT } from './page-script';
import { STYLE } from './page-style';

export interface SandboxOptions {
  readonly port: Port;
  /** Any free port where nothing is said. */
  readonly smtpPort?: Port;
  /** A folder in which mails survive a restart; they are kept in memory without it. */
  readonly inboxDir?: string;
  /** A folder in which the payments of the product's own key survive a restart; they are kept in memory without it. */
  readonly paymentsDir?: string;
  readonly host?: string;
}

export interface RunningSandbox {
  readonly url: string;
  /** What `AI_BASE_URL` is set to. */
  readonly aiBaseUrl: string;
  /** What `SANDBOX_SMTP_URL` is set to. */
  readonly smtpUrl: string;
  /** Where a person reads the mails. */
  readonly inboxUrl: string;
  /** Where a person sees and disturbs the payments. */
  readonly paymentsUrl: string;
  /** The same controls as `/control/ai`, for tests in the same process. */
  readonly ai: AiStandIn['controls'];
  /** The same controls as `/control/mail`, for tests in the same process. */
  readonly mail: MailControls;
  /** The same controls as `/control/payments`, for tests in the same process. */
  readonly payments: PaymentsControls;
  close(): Promise<void>;
}

/** Starts the stand-ins for outside services. Rejects when a port that must be had is taken. */
export async function startSandbox({
  port,
  smtpPort = 0,
  inboxDir,
  paymentsDir,
  host = '127.0.0.1',
}: SandboxOptions): Promise<RunningSandbox> {
  const ai = createAiStandIn();
  const payments = createPaymentsStandIn(paymentsDir);
  const mail = await startMailStandIn({ port: smtpPort, host, inboxDir });
  const app = express().disable('x-powered-by');
  app.use(guard);
  app.use((_request, response, next) => {
    response.set({ 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff' });
    next();
  });
  app.get('/', (_request, response) => sendPage(response, HOME));
  app.get(STYLE_PATH, (_request, response) => void response.type('css').send(STYLE));
  app.get(SCRIPT_PATH, (_request, response) => void response.type('js').send(SCRIPT));
  app.use(ai.router, mail.router, payments.router);
  const server = createServer(app);
  const url = await listen(server, port, host).then(
    (taken) => `http://${host}:${taken}`,
    async (error: unknown) => {
      await mail.close();
      throw error;
    },
  );
  payments.listensAt(url);
  const closeHttp = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url,
    aiBaseUrl: `${url}/v1`,
    smtpUrl: `smtp://${host}:${mail.port}`,
    inboxUrl: `${url}/inbox`,
    paymentsUrl: `${url}/payments`,
    ai: ai.controls,
    mail: mail.controls,
    payments: payments.controls,
    close: async () => {
      payments.close();
      await Promise.all([closeHttp(), mail.close()]);
    },
  };
}
