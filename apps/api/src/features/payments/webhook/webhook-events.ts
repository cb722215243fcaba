/** What the provider is to tell: all that may change what somebody has paid for. */
export const WEBHOOK_EVENTS = [
  ...(['checkout.session.completed', 'checkout.session.expired'] as const),
  ...([
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'customer.subscription.pending_update_applied',
    'customer.subscription.pending_update_expired',
    'customer.subscription.paused',
    'customer.subscription.resumed',
  ] as const),
  ...(['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required'] as const),
  ...(['invoice.marked_uncollectible', 'invoice.voided'] as const),
  ...(['charge.refunded', 'customer.deleted'] as const),
  ...([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ] as const),
];
