export type SubscriptionStatus = 'active' | 'cancelled' | 'expired';
