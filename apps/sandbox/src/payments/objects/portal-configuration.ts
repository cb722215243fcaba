import type Stripe from 'stripe';
import type { PortalConfiguration } from '../store/rows';

/** What a customer can do on the pages of the portal. */
export interface PortalFeatures {
  readonly cancel: boolean;
  readonly switch: boolean;
  readonly card: boolean;
  readonly invoices: boolean;
}

/** Of whoever opens the portal without a configuration of their own. */
export const ALL_FEATURES: PortalFeatures = {
  cancel: true,
  switch: true,
  card: true,
  invoices: true,
};

interface ConfigurationFields {
  readonly name: string | null;
  readonly features: PortalFeatures;
  readonly metadata: Stripe.Metadata;
}

export function portalConfiguration(
  id: string,
  { name, features, metadata }: ConfigurationFields,
  now: number,
): PortalConfiguration {
  return {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: features.invoices },
      payment_method_update: { enabled: features.card, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: features.cancel,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: features.switch ? ['price'] : [],
        enabled: features.switch,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata,
    name,
    updated: now,
  } satisfies PortalConfiguration;
}

export const featuresOf = ({ features }: PortalConfiguration): PortalFeatures => ({
  cancel: features.subscription_cancel.enabled,
  switch: features.subscription_update.enabled,
  card: features.payment_method_update.enabled,
  invoices: features.invoice_history.enabled,
});
