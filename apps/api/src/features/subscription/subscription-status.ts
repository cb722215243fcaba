export type SubscriptionStatus = 'active' | 'cancelled' | 'expired';

/** Why a subscription has ended that nobody wanted to end. */
export type EndReason = 'unpaid' | 'refunded' | 'disputed';
