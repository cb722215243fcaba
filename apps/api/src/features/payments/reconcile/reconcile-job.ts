import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Lifecycle } from '../../../platform/http/lifecycle';
import { Logger } from '../../../platform/logging/logger';
import { PaymentProvider } from '../provider/payment-provider';
import { PaymentUpkeep } from './payment-upkeep';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nobody does again what another process has just done. */
const REST_MS = 30 * MINUTE_MS;

/** Compares with the payment provider at the start and every hour; after a failure, in a minute. */
@Injectable()
export class ReconcileJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private isOver = false;

  constructor(
    private readonly provider: PaymentProvider,
    private readonly upkeep: PaymentUpkeep,
    private readonly lifecycle: Lifecycle,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.provider.isOn) void this.run(0);
  }

  onModuleDestroy(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async run(restMs: number): Promise<void> {
    const end = this.lifecycle.beginWork();
    const isWhole = await this.upkeep.run(restMs).catch((error: unknown) => {
      this.logger.requestFailed(error, toAppError(error));
      return false;
    });
    end();
    if (this.isOver) return;
    const next = () => void this.run(isWhole ? REST_MS : 0);
    this.timer = setTimeout(next, isWhole ? HOUR_MS : MINUTE_MS).unref();
  }
}
