import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import type Stripe from 'stripe';
import { Config } from '../../../platform/config/config';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Logger } from '../../../platform/logging/logger';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { WEBHOOK_EVENTS } from './webhook-events';
import { WebhookSecret } from './webhook-secret';

const PATH = '/api/Subscription/webhook';
/** The stand-in may start later than the server. */
const RETRY_MS = 2_000;

async function register(stripe: Stripe, url: string): Promise<string | undefined> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  for (const endpoint of data.filter((each) => each.url === url)) {
    await stripe.webhookEndpoints.del(endpoint.id);
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: [...WEBHOOK_EVENTS] });
  return made.secret;
}

/** Has the stand-in tell this server what happens, with a secret of their own, so that nobody has to set one up. */
@Injectable()
export class StandInEndpoint implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private isOver = false;

  constructor(
    private readonly config: Config,
    private readonly provider: PaymentProvider,
    private readonly secret: WebhookSecret,
    private readonly adapter: HttpAdapterHost,
    private readonly logger: Logger,
  ) {}

  /** The port is known once the server listens. */
  onApplicationBootstrap(): void {
    if (!this.config.payments?.controlUrl) return;
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    server.once('listening', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return;
      void this.register(`http://127.0.0.1:${address.port}${PATH}`);
    });
  }

  onModuleDestroy(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async register(url: string): Promise<void> {
    try {
      this.secret.current = await this.provider.ask((stripe) => register(stripe, url));
    } catch (error) {
      this.logger.requestFailed(error, toAppError(error));
      if (this.isOver) return;
      this.timer = setTimeout(() => void this.register(url), RETRY_MS).unref();
    }
  }
}
