import type { AddressInfo } from 'node:net';
import express from 'express';
import { PRODUCT_NAME } from '@tercet/contracts';
import { createAiStandIn, type AiStandIn } from './ai/stand-in';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

export interface RunningSandbox {
  readonly url: string;
  /** What `AI_BASE_URL` is set to. */
  readonly aiBaseUrl: string;
  /** The same controls as `/control/ai`, for tests in the same process. */
  readonly ai: AiStandIn['controls'];
  close(): Promise<void>;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${PRODUCT_NAME} development stand-ins</title>
<h1>${PRODUCT_NAME} development stand-ins</h1>
<p>This is not a real AI provider. It speaks the OpenAI protocol at <code>/v1</code> and answers by a short list of rules, for development and tests only.
Its failures are set at <code>/control/ai</code>.</p></html>`;

/** Starts the stand-ins for outside services. Rejects when the port is taken. */
export async function startSandbox({
  port,
  host = '127.0.0.1',
}: SandboxOptions): Promise<RunningSandbox> {
  const app = express().disable('x-powered-by');
  const ai = createAiStandIn();
  app.get('/', (_request, response) => void response.type('html').send(PAGE));
  app.use(ai.router);
  const server = app.listen(port, host);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    aiBaseUrl: `${url}/v1`,
    ai: ai.controls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
