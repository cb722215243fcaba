import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { idOf } from '../../payment-provider/expandable';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import type { UserSubscription } from '../../subscription/subscription.types';
import { presentInvoice } from '../sync/present-period';
import { endOf, goingOn, isEnding } from '../sync/subscription-state';
import { endsWithout } from '../sync/unpaid-subscriptions';
import { ChangeMaker, type IsMade } from './change-maker';
import { LiveSubscription } from './live-subscription';

/** Cancels subscriptions, and takes that back. The provider is told; what it then says is what is known here. */
@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly live: LiveSubscription,
    private readonly provider: PaymentProvider,
    private readonly maker: ChangeMaker,
  ) {}

  /**
   * To the end of what is paid for. Where the last payment has failed, or is still to be collected for a period that has just
   * begun, nothing is paid for, and it ends at once.
   * @throws {AppError} NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  cancel(userId: string): Promise<UserSubscription> {
    const isMade: IsMade = (subscription) =>
      !subscription ||
      (subscription.status !== 'past_due' &&
        presentInvoice(subscription)?.status !== 'draft' &&
        endOf(subscription) !== undefined);
    return this.change(userId, isMade, async (stripe, subscription) => {
      const { id, status, cancel_at_period_end } = subscription;
      if (status === 'past_due' && (await this.letGo(stripe, subscription))) {
        // Where that is refused, somebody else has ended it meanwhile.
        return this.provider.tryTo(() => stripe.subscriptions.cancel(id));
      }
      const present = presentInvoice(subscription);
      if (present?.status === 'draft') {
        // What is collected in this moment goes back once it has ended.
        await stripe.subscriptions.update(id, { metadata: endsWithout(present.id) });
        return this.provider.tryTo(() => stripe.subscriptions.cancel(id));
      }
      // It ends already, on a day of its own that may be earlier.
      if (!cancel_at_period_end && endOf(subscription) !== undefined) return subscription;
      return stripe.subscriptions.update(id, { cancel_at_period_end: true });
    });
  }

  /** Has nobody pay any more for the present period. @returns false where it has been paid this moment */
  private async letGo(
    stripe: Stripe,
    { id, latest_invoice }: Stripe.Subscription,
  ): Promise<boolean> {
    const due = idOf(latest_invoice);
    if (due === undefined) return false;
    // Whoever looks next ends it, where it gets no further than to have the invoice void.
    await stripe.subscriptions.update(id, { metadata: endsWithout(due) });
    if (await this.provider.tryTo(() => stripe.invoices.voidInvoice(due))) return true;
    if ((await stripe.invoices.retrieve(due)).status !== 'paid') return true;
    await stripe.subscriptions.update(id, { metadata: endsWithout('') });
    return false;
  }

  /** @throws {AppError} NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  resume(userId: string): Promise<UserSubscription> {
    const isMade: IsMade = (subscription) => subscription !== undefined && !isEnding(subscription);
    return this.change(userId, isMade, (stripe, subscription) =>
      stripe.subscriptions.update(subscription.id, goingOn(subscription)),
    );
  }

  private change(
    userId: string,
    isMade: IsMade,
    act: (stripe: Stripe, subscription: Stripe.Subscription) => Promise<unknown>,
  ): Promise<UserSubscription> {
    const change = async () => {
      const subscription = await this.live.of(userId);
      await this.provider.ask((stripe) => act(stripe, subscription));
    };
    return this.maker.make(userId, change, isMade);
  }
}
