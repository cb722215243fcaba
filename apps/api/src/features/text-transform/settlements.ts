import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { currentRequestId } from '../../platform/http/request-id';
import { Logger } from '../../platform/logging/logger';
import { RequestKeys } from '../subscription/request-keys';
import { UsageService } from '../subscription/usage.service';
import type { Admission } from './admission';

/** Milliseconds to wait before each further try to give a request back: a database may be away for a moment. */
const GIVE_BACK_PAUSES_MS = [100, 400, 1_500];

/** What is to be settled or given back. */
type Taken = Pick<Admission, 'reservation' | 'run'>;

/** Ends what a request held: it counts, or it is as if it had never been. */
@Injectable()
export class Settlements {
  constructor(
    private readonly usage: UsageService,
    private readonly keys: RequestKeys,
    private readonly logger: Logger,
  ) {}

  /** The request has ended, and counts. Where that cannot be written down, it is given back when it expires. */
  async settle(admission: Admission): Promise<void> {
    const { reservation, run } = this.leave(admission);
    try {
      if (run) await this.keys.answered(run);
      if (reservation) await this.usage.settle(reservation);
    } catch (error) {
      this.logger.unforeseen(error, currentRequestId());
    }
  }

  /** @returns whether the request does not count now */
  async giveBack(admission: Admission): Promise<boolean> {
    const taken = this.leave(admission);
    try {
      if (taken.reservation ?? taken.run) await this.giveBackUntilDone(taken);
      return true;
    } catch (error) {
      this.logger.unforeseen(error, currentRequestId());
      return false;
    }
  }

  /** Trying again is safe: what was given back is so only once. */
  private async giveBackUntilDone(taken: Taken): Promise<void> {
    for (const pauseMs of GIVE_BACK_PAUSES_MS) {
      try {
        return await this.giveBackOnce(taken);
      } catch {
        await sleep(pauseMs);
      }
    }
    await this.giveBackOnce(taken);
  }

  private async giveBackOnce({ reservation, run }: Taken): Promise<void> {
    if (reservation) await this.usage.giveBack(reservation);
    if (run) await this.keys.free(run);
  }

  /** The place first: whoever gets what is given back needs one too. */
  private leave(admission: Admission): Taken {
    const { leavePlace, reservation, run } = admission;
    admission.leavePlace = admission.reservation = admission.run = undefined;
    leavePlace?.();
    return { reservation, run };
  }
}
