import { Injectable } from '@nestjs/common';
import { CustomerContacts } from '../customers/customer-contacts';
import { Farewells } from '../customers/farewells';
import { PaymentJobs, type Progress } from './payment-jobs';
import { Reconciliation } from './reconciliation';

const NAME = 'reconcile';

/** Does what was left undone between this server and the payment provider, in one of several processes. */
@Injectable()
export class PaymentUpkeep {
  constructor(
    private readonly jobs: PaymentJobs,
    private readonly reconciliation: Reconciliation,
    private readonly contacts: CustomerContacts,
    private readonly farewells: Farewells,
  ) {}

  /**
   * @param restMs for how long nothing is to be done after the last time, in milliseconds
   * @returns whether nothing has failed, and nothing may be left to do
   */
  async run(restMs = 0): Promise<boolean> {
    const job = await this.jobs.take(NAME, restMs);
    // Where another process is at it, it may have died.
    if (!job) return !(await this.jobs.isTaken(NAME));
    let progress: Progress | undefined;
    let isWhole = false;
    try {
      const result = await this.reconciliation.run(job);
      progress = result.progress;
      const isTold = await this.contacts.tellAll();
      const isSaid = await this.farewells.run();
      isWhole = result.isWhole && isTold && isSaid;
    } finally {
      await this.jobs.finish(NAME, isWhole, progress);
    }
    return isWhole;
  }
}
