import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { PaidSubscription } from '../../subscription/subscription-records';
import { isMissing } from '../provider/payment-errors';
import { PaymentProvider } from '../provider/payment-provider';
import { SubscriptionRepairs } from './subscription-repairs';
import { choose, toState } from './subscription-state';

/** More than anybody ever has. */
const MAX_SUBSCRIPTIONS = 500;
/** How often it is read again because something had to be mended. */
const MAX_ROUNDS = 3;

/** What the provider says of a customer. */
export interface Truth {
  /** There is no such customer any more. */
  readonly isDeleted: boolean;
  /** The subscription that counts, if there is any. */
  readonly state?: PaidSubscription;
}

async function readAll(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription[] | undefined> {
  const found = await stripe.customers.retrieve(customer);
  if (found.deleted) return undefined;
  const list = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  return list.autoPagingToArray({ limit: MAX_SUBSCRIPTIONS });
}

/** Reads at the provider what a customer has paid for. */
@Injectable()
export class ProviderTruth {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly repairs: SubscriptionRepairs,
  ) {}

  /** @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async of(customerId: string): Promise<Truth> {
    for (let round = 1; ; round += 1) {
      const subscriptions = await this.subscriptionsOf(customerId);
      if (!subscriptions) return { isDeleted: true };
      const chosen = choose(subscriptions);
      const isMended = await this.repairs.mend(customerId, chosen);
      if (!isMended || round === MAX_ROUNDS) {
        return { isDeleted: false, state: chosen.kept && toState(chosen.kept) };
      }
    }
  }

  private async subscriptionsOf(customerId: string): Promise<Stripe.Subscription[] | undefined> {
    try {
      return await this.provider.ask((stripe) => readAll(stripe, customerId));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}
