import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Logger } from '../../../platform/logging/logger';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { readAll } from '../../payment-provider/read-all';
import type { PaidSubscription } from '../../subscription/subscription-records';
import { SubscriptionRepairs } from './subscription-repairs';
import { type Chosen, choose, toState } from './subscription-state';

/** How often it is read again because something had to be mended. */
const MAX_ROUNDS = 3;

/** What the provider says of a customer. */
export interface Truth {
  /** The customer was deleted. */
  readonly isDeleted: boolean;
  /** The subscription that counts, if there is any. */
  readonly state?: PaidSubscription;
  /** Whether nothing is left to be mended at the provider. */
  readonly isWhole: boolean;
}

async function subscriptionsOf(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription[] | undefined> {
  const found = await stripe.customers.retrieve(customer);
  if (found.deleted) return undefined;
  const list = stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    // It knows when a payment is tried again.
    expand: ['data.latest_invoice'],
  });
  return readAll(list);
}

/** Reads at the provider what a customer has paid for. */
@Injectable()
export class ProviderTruth {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly repairs: SubscriptionRepairs,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws {AppError} PAYMENTS_OFF; PAYMENT_PROVIDER_ERROR, also where the provider has never heard of the customer: it knows
   * those who were deleted, so that the key must be another account's
   */
  async of(customerId: string): Promise<Truth> {
    for (let round = 1; ; round += 1) {
      const subscriptions = await this.provider.ask((stripe) =>
        subscriptionsOf(stripe, customerId),
      );
      if (!subscriptions) return { isDeleted: true, isWhole: true };
      const chosen = choose(subscriptions);
      const outcome = await this.mend(customerId, chosen, subscriptions);
      if (outcome !== 'changed' || round === MAX_ROUNDS) {
        const state = chosen.kept && toState(chosen.kept);
        return { isDeleted: false, state, isWhole: outcome === 'whole' };
      }
    }
  }

  /** What cannot be mended now hides nothing of what is paid for. */
  private async mend(
    customerId: string,
    chosen: Chosen,
    all: readonly Stripe.Subscription[],
  ): Promise<'changed' | 'failed' | 'whole'> {
    try {
      return (await this.repairs.mend(customerId, chosen, all)) ? 'changed' : 'whole';
    } catch (error) {
      this.logger.requestFailed(error, toAppError(error));
      return 'failed';
    }
  }
}
