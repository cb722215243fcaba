import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { toAppError } from '../errors/to-app-error';
import { Lifecycle } from '../http/lifecycle';
import { Logger } from '../logging/logger';

const HOUR_MS = 3_600_000;

/** Clears away what is long over. */
export type Sweep = () => Promise<void>;

/** Whoever keeps something for a while only says here how it is cleared away: at the start, and every hour. Features register at `onModuleInit`. */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sweeps: Sweep[] = [];
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly logger: Logger,
  ) {}

  register(sweep: Sweep): void {
    this.sweeps.push(sweep);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), HOUR_MS);
    void this.run();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One after the other; one that fails is logged, and keeps the others from nothing. */
  async run(): Promise<void> {
    const end = this.lifecycle.beginWork();
    for (const sweep of this.sweeps) {
      await sweep().catch((error: unknown) => this.logger.requestFailed(error, toAppError(error)));
    }
    end();
  }
}
