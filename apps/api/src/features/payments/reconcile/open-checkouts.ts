import { Injectable } from '@nestjs/common';
import { CheckoutRows } from '../checkout/checkout-rows';
import { CheckoutSessions } from '../checkout/checkout-sessions';
import type { CheckoutEntity } from '../checkout/checkout.entity';
import { SubscriptionSync } from '../sync/subscription-sync';

/** No payment page stays open that long, in milliseconds. */
const OVER_MS = 25 * 3_600_000;

/** Looks after payment pages from which nobody came back. */
@Injectable()
export class OpenCheckouts {
  constructor(
    private readonly rows: CheckoutRows,
    private readonly sessions: CheckoutSessions,
    private readonly sync: SubscriptionSync,
  ) {}

  all(): Promise<CheckoutEntity[]> {
    return this.rows.all();
  }

  /** Takes in what came of one, and forgets it once it is over. @throws {AppError} PAYMENT_PROVIDER_ERROR */
  async settle(checkout: CheckoutEntity): Promise<void> {
    const { sessionId, customerId, createdAt } = checkout;
    const session = sessionId === null ? undefined : await this.sessions.find(sessionId);
    if (session?.status === 'open') return;
    // One whose session is not known yet may be about to be opened.
    if (!session && Date.now() - createdAt.getTime() < OVER_MS) return;
    await this.sync.syncWhole(customerId);
    await this.rows.close(checkout);
  }
}
