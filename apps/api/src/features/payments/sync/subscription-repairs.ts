import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Logger } from '../../../platform/logging/logger';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import type { EndReason } from '../../subscription/subscription-status';
import { closePages } from '../billing/open-pages';
import { endingBecause } from './end-reason';
import { EndedSubscriptions, secondTo } from './ended-subscriptions';
import { type Returned, ReturnedMoney } from './returned-money';
import { type Chosen, isLive } from './subscription-state';
import { UnpaidSubscriptions } from './unpaid-subscriptions';
import { WrittenOffSwitches } from './written-off-switches';

/** Mends at the provider what must not be: two subscriptions, one whose payment went back or never comes, and money taken for nothing. */
@Injectable()
export class SubscriptionRepairs {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly ended: EndedSubscriptions,
    private readonly returned: ReturnedMoney,
    private readonly unpaid: UnpaidSubscriptions,
    private readonly writtenOff: WrittenOffSwitches,
    private readonly logger: Logger,
  ) {}

  /**
   * @param all of the customer's subscriptions
   * @returns whether anything is different now
   */
  async mend(
    customerId: string,
    { kept, extra }: Chosen,
    all: readonly Stripe.Subscription[],
  ): Promise<boolean> {
    // What cannot be paid back now keeps nobody premium who has not paid.
    const settled = await Promise.allSettled([
      ...extra.map((each) => this.undo(customerId, each, kept)),
      this.ended.settle(customerId, all),
      kept && isLive(kept) && this.writtenOff.settle(kept),
    ]);
    const failure = settled.find(({ status }) => status === 'rejected');
    const credit = await this.mendKept(customerId, kept, all);
    const hasChanged = credit === 'changed' || extra.length > 0;
    // Last: until a subscription has ended, its next invoice may use the credit that would be taken.
    if (!hasChanged && credit) await this.returned.takeCredit(customerId, credit);
    if (!hasChanged && failure?.status === 'rejected') throw failure.reason;
    return hasChanged;
  }

  /** @returns what is to be taken of the credit, if it is to be taken */
  private async mendKept(
    customerId: string,
    kept: Stripe.Subscription | undefined,
    all: readonly Stripe.Subscription[],
  ): Promise<Returned['credit'] | 'changed'> {
    const live = kept && isLive(kept) ? kept : undefined;
    const givenUp = live && (await this.unpaid.givenUp(live));
    if (givenUp) await this.end(live, givenUp);
    const counted = givenUp ? undefined : live;
    const { endsKeptBecause, credit } = await this.returned.of(customerId, counted, all);
    if (endsKeptBecause && live) await this.end(live, endsKeptBecause);
    return givenUp || endsKeptBecause ? 'changed' : credit;
  }

  /** What was paid for it goes back once it has ended. */
  private async undo(
    customerId: string,
    subscription: Stripe.Subscription,
    kept: Stripe.Subscription | undefined,
  ): Promise<void> {
    const { id, status } = subscription;
    const isAwaited = status === 'incomplete';
    // The page on which it would be paid is open still.
    if (isAwaited) await this.provider.tryTo((stripe) => closePages(stripe, customerId));
    if (kept && (isAwaited || isLive(subscription))) {
      const metadata = secondTo(kept);
      await this.provider.tryTo((stripe) => stripe.subscriptions.update(id, { metadata }));
    }
    this.logger.event('second subscription ended', { subscription: id }, 'warn');
    await this.provider.tryTo((stripe) => stripe.subscriptions.cancel(id));
  }

  private async end({ id }: Stripe.Subscription, because: EndReason | 'cancelled'): Promise<void> {
    this.logger.event('subscription ended', { subscription: id, because }, 'warn');
    const reason = because === 'cancelled' ? {} : endingBecause(because);
    await this.provider.tryTo((stripe) => stripe.subscriptions.cancel(id, reason));
  }
}
