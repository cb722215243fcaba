import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Lifecycle } from '../../../platform/http/lifecycle';
import { Logger } from '../../../platform/logging/logger';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { PaymentUpkeep } from './payment-upkeep';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nobody does again what another process has just done. */
const REST_MS = 30 * MINUTE_MS;

/** How long it takes until the next run, when so many have failed one after another: what fails for good must not keep it busy. */
const pauseAfter = (failures: number): number =>
  failures === 0 ? HOUR_MS : Math.min(MINUTE_MS * 2 ** (failures - 1), HOUR_MS);

/** Compares with the payment provider at the start and every hour; after a failure, in a minute, then in two, and so on. */
@Injectable()
export class ReconcileJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  /** How many of the last runs have failed. */
  private failures = 0;
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
    this.failures = isWhole ? 0 : this.failures + 1;
    const next = () => void this.run(isWhole ? REST_MS : 0);
    this.timer = setTimeout(next, pauseAfter(this.failures)).unref();
  }
}
