import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PaymentProvider } from '../../payment-provider/payment-provider';

/** Tells the settings that were made for the portal from others in the same account; another number with each change of them. */
const MARK = { portal_settings: '1' } as const;

/** The plan is switched in the product alone: the provider would credit a period that was not paid for. */
const FEATURES: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: { enabled: false },
};

async function find(stripe: Stripe): Promise<string | undefined> {
  const all = stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  for await (const { id, metadata } of all) {
    if (metadata?.['portal_settings'] === MARK.portal_settings) return id;
  }
  return undefined;
}

/** What the provider's portal lets a customer do, whatever is set up for others there. */
@Injectable()
export class PortalSettings {
  constructor(private readonly provider: PaymentProvider) {}

  /**
   * Their id at the provider, where they are made when the portal is first opened.
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  id(): Promise<string> {
    return this.provider.ask(async (stripe) => {
      const found = await find(stripe);
      if (found !== undefined) return found;
      const wish = { features: FEATURES, metadata: MARK };
      return (await stripe.billingPortal.configurations.create(wish)).id;
    });
  }
}
