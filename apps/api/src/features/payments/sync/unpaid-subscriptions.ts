import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { presentInvoice } from './present-period';

/** For how long nothing is paid and premium stays, once the provider has given up trying. Milliseconds. */
const PATIENCE_MS = 30 * 86_400_000;

/** Kept with a subscription at the provider that somebody has cancelled: the invoice without whose payment it is to end. */
const ENDS_WITHOUT = 'ends_without';

/** @param invoice empty where it is to end without none any more */
export const endsWithout = (invoice: string): Stripe.MetadataParam => ({ [ENDS_WITHOUT]: invoice });

export const wasToEndWithout = (
  { metadata }: Stripe.Subscription,
  { id }: Stripe.Invoice,
): boolean => metadata[ENDS_WITHOUT] === id;

/** Why nobody is to pay any more. */
export type GivenUp = 'unpaid' | 'cancelled';

const isForgotten = ({ created, next_payment_attempt }: Stripe.Invoice): boolean =>
  next_payment_attempt === null && created * 1_000 < Date.now() - PATIENCE_MS;

/** Finds live subscriptions that nobody is to pay for any more, however the provider is set up to treat them. */
@Injectable()
export class UnpaidSubscriptions {
  constructor(private readonly provider: PaymentProvider) {}

  /**
   * @param live with its latest invoice as a whole
   * @returns undefined where somebody is
   */
  async givenUp(live: Stripe.Subscription): Promise<GivenUp | undefined> {
    const { id, status } = live;
    const present = presentInvoice(live);
    switch (present?.status) {
      case 'paid':
        return undefined;
      case 'uncollectible':
        return 'unpaid';
      case 'void':
      case 'draft':
        // A payment that was let go is a present, unless the subscription was to end with it.
        return wasToEndWithout(live, present) ? 'cancelled' : undefined;
      default:
        if (status !== 'past_due') return undefined;
        return (await this.openOf(id)).some(isForgotten) ? 'unpaid' : undefined;
    }
  }

  /** Not the latest alone: each month brings another one, which is tried for some weeks. */
  private async openOf(subscription: string): Promise<readonly Stripe.Invoice[]> {
    const wanted = { subscription, status: 'open', limit: 100 } as const;
    return (await this.provider.ask((stripe) => stripe.invoices.list(wanted))).data;
  }
}
