import type Stripe from 'stripe';

/** An object of the protocol as it is kept: what it refers to stands in it by id, and is put in whole when an answer is to hold it. */
type Kept<Whole, References> = Omit<Whole, keyof References> & References;

export type Customer = Kept<Stripe.Customer, { test_clock: string | null }>;
export type BalanceTransaction = Kept<Stripe.CustomerBalanceTransaction, { customer: string }>;
export type Product = Kept<Stripe.Product, { default_price: string | null }>;
export type Price = Kept<Stripe.Price, { product: string; recurring: Stripe.Price.Recurring }>;
export type PaymentMethod = Kept<
  Stripe.PaymentMethod,
  { customer: string | null; card: Stripe.PaymentMethod.Card }
>;
export type CheckoutSession = Kept<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    invoice: string | null;
    payment_intent: string | null;
    subscription: string | null;
  }
>;
export type SubscriptionItem = Kept<Stripe.SubscriptionItem, { price: Price; quantity: number }>;
export type Subscription = Kept<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    items: Stripe.ApiList<SubscriptionItem>;
    latest_invoice: string | null;
    pending_update: Kept<
      Stripe.Subscription.PendingUpdate,
      { subscription_items: [SubscriptionItem] }
    > | null;
    test_clock: string | null;
  }
>;
export type Invoice = Kept<
  Stripe.Invoice,
  { customer: string; default_payment_method: string | null; test_clock: string | null }
>;
export type InvoicePayment = Kept<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>;
export type PaymentIntent = Kept<
  Stripe.PaymentIntent,
  { customer: string | null; latest_charge: string | null; payment_method: string | null }
>;
export type Charge = Kept<Stripe.Charge, { customer: string | null; payment_intent: string }>;
export type Refund = Kept<Stripe.Refund, { charge: string; payment_intent: string }>;
export type Dispute = Kept<Stripe.Dispute, { charge: string; payment_intent: string }>;
export type PortalSession = Kept<Stripe.BillingPortal.Session, { configuration: string }>;
export type PortalConfiguration = Stripe.BillingPortal.Configuration;
export type TestClock = Stripe.TestHelpers.TestClock;
export type WebhookEndpoint = Kept<Stripe.WebhookEndpoint, { secret: string }>;
export type ProviderEvent = Kept<
  Stripe.EventBase,
  { data: { object: Row; previous_attributes?: object } }
>;

/** What a checkout session holds that its object does not show. */
export interface Checkout {
  readonly id: string;
  readonly price: string;
  readonly quantity: number;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  /** The subscription that waits for the bank's approval of its first payment. */
  readonly waiting?: string;
}

/** The number of a card, which is what decides how its payments fare. */
export interface CardNumber {
  readonly id: string;
  readonly number: string;
}

/** Every kind of object, by the name of its table. */
export interface Rows {
  customers: Customer | Stripe.DeletedCustomer;
  balanceTransactions: BalanceTransaction;
  products: Product;
  prices: Price;
  paymentMethods: PaymentMethod;
  cardNumbers: CardNumber;
  sessions: CheckoutSession;
  checkouts: Checkout;
  portals: PortalSession;
  portalConfigurations: PortalConfiguration;
  subscriptions: Subscription;
  invoices: Invoice;
  invoicePayments: InvoicePayment;
  paymentIntents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  testClocks: TestClock;
  endpoints: WebhookEndpoint;
  events: ProviderEvent;
}

export type TableName = keyof Rows;

/** Whatever has an id. */
export interface Row {
  readonly id: string;
}
