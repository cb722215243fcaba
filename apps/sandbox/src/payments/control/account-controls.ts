import type Stripe from 'stripe';
import { answerApproval, payCheckout, type CheckoutOutcome } from '../billing/checkout';
import { deleteCustomer } from '../billing/customers';
import { closeDispute, dispute, type Outcome } from '../billing/disputes';
import { replaceCard } from '../billing/replace-card';
import { refund } from '../billing/refunds';
import { advance, catchUp, type Advance } from '../billing/timeline';
import { invalid, missing } from '../refusal';
import type { Account, AfterRetries } from '../store/account';
import type { Ledger } from '../store/ledger';
import type { CheckoutSession, Customer } from '../store/rows';
import type { DeliveryBehaviour } from '../webhooks/behaviour';
import type { Delivery } from '../webhooks/deliverer';
import type { Attempt } from '../webhooks/send';
import type { ApiBehaviour } from './behaviour';
import type { ApiCall } from './journal';
import { chargeOf } from './targets';

/** The card that pays. */
const GOOD_CARD = '4242424242424242';

export interface CheckoutResult {
  readonly kind: CheckoutOutcome['kind'];
  /** As it is afterwards. */
  readonly session: Stripe.Checkout.Session;
  /** What the page says of a card that is declined. */
  readonly message?: string;
}

/** What a person, the bank, time and the network do to one account: everything that is not the API itself. */
export class AccountControls {
  constructor(private readonly ledger: Ledger) {}

  get key(): string {
    return this.#account.key;
  }

  get #account(): Account {
    return this.ledger.account;
  }

  #do<Result>(act: (account: Account) => Result): Result {
    catchUp(this.#account);
    const result = act(this.#account);
    this.ledger.save();
    return result;
  }

  #session(id: string): CheckoutSession {
    const session = this.#account.tables.sessions.get(id);
    if (!session) throw missing('checkout.session', id);
    return session;
  }

  #customer(id: string): Customer {
    const customer = this.#account.customer(id);
    if (!customer) throw missing('customer', id);
    return customer;
  }

  #result(outcome: CheckoutOutcome): CheckoutResult {
    const session = structuredClone(outcome.session);
    const { kind } = outcome;
    if (outcome.kind !== 'declined') return { kind, session };
    return { kind, session, message: outcome.decline.message };
  }

  /** Pays a session on its page, with a test card. */
  payCheckout(sessionId: string, card = GOOD_CARD): CheckoutResult {
    const payer = { ...expiringLater(card), name: 'Test Payer', email: 'payer@example.com' };
    return this.#do((account) =>
      this.#result(payCheckout(account, this.#session(sessionId), payer)),
    );
  }

  /** Answers the bank that asks whether a payment is wanted (3-D Secure). */
  approve(sessionId: string, approved = true): CheckoutResult {
    return this.#do((account) =>
      this.#result(answerApproval(account, this.#session(sessionId), approved)),
    );
  }

  /** Puts the clock forward; whatever falls due meanwhile happens, in its order. */
  advance(by: Advance): void {
    this.#do((account) => advance(account, by));
  }

  /** Seconds since the epoch, on the account's clock. */
  now(): number {
    return this.#account.clock;
  }

  /** Gives a customer another card, as the portal does. */
  replaceCard(customerId: string, card = GOOD_CARD): void {
    this.#do((account) => replaceCard(account, this.#customer(customerId), expiringLater(card)));
  }

  /** The next payment attempt is declined, whatever the card. */
  failNextPayment(fails = true): void {
    this.#do((account) => (account.nextPaymentFails = fails));
  }

  /** The invoices of renewals are drafts for an hour before they are collected. */
  draftRenewals(drafts = true): void {
    this.#do((account) => (account.draftsRenewals = drafts));
  }

  /** What becomes of a subscription once the last try to collect a payment has failed. */
  afterRetries(status: AfterRetries): void {
    this.#do((account) => (account.afterRetries = status));
  }

  /** Gives back what was paid last for a charge, payment intent, invoice, subscription or customer. */
  refund(id: string, amount?: number): Stripe.Refund {
    return this.#do((account) =>
      structuredClone(refund(account, chargeOf(account, id), { amount })),
    );
  }

  /** Has the payer's bank take back, or ask about, what they paid last for a charge, payment intent, invoice, subscription or customer. */
  dispute(id: string, reason = 'fraudulent', isInquiry = false): Stripe.Dispute {
    return this.#do((account) =>
      structuredClone(dispute(account, chargeOf(account, id), reason, isInquiry)),
    );
  }

  /** Has the bank decide on the dispute about what they paid last for a charge, payment intent, invoice, subscription or customer. */
  decideDispute(id: string, outcome: Outcome): void {
    this.#do((account) => {
      const charge = chargeOf(account, id);
      const open = account.tables.disputes.newestFirst().find((of) => of.charge === charge.id);
      if (!open) throw invalid(`Charge ${charge.id} is not disputed.`, 'charge');
      closeDispute(account, open, outcome);
    });
  }

  deleteCustomer(id: string): void {
    this.#do((account) => deleteCustomer(account, this.#customer(id)));
  }

  /** Oldest first. */
  events(): readonly Stripe.Event[] {
    return structuredClone(this.#account.tables.events.all()) as unknown as Stripe.Event[];
  }

  /** Of the events that somebody wants to hear of, the oldest first. */
  deliveries(): readonly Delivery[] {
    return structuredClone(this.ledger.deliverer.journal.all()) as Delivery[];
  }

  /** The calls of the API, the oldest first. */
  calls(): readonly ApiCall[] {
    return structuredClone(this.ledger.calls.all()) as ApiCall[];
  }

  /** What becomes of events on their way, from now on. */
  deliver(behaviour: DeliveryBehaviour): void {
    this.ledger.deliverer.behaviour = behaviour;
  }

  /** Sends what is held; only these events in this order, where ids are given. */
  release(order?: 'normal' | 'reverse' | readonly string[]): Promise<void> {
    return this.ledger.deliverer.release(order);
  }

  /** The events that are held, oldest first. */
  held(): readonly string[] {
    return this.ledger.deliverer.held().map(({ id }) => id);
  }

  /** Sends an event again, so many times, in parallel unless it is said otherwise. */
  resend(eventId: string, times?: number, together?: boolean): Promise<readonly Attempt[]> {
    const event = this.#account.tables.events.get(eventId);
    if (!event) throw missing('event', eventId);
    return this.ledger.deliverer.resend(event, times, together);
  }

  /** Resolves once all events have arrived, or were given up. */
  settled(): Promise<void> {
    return this.ledger.deliverer.settled();
  }

  /** The next calls of the API fare so, one behaviour each, and nothing holds any more that was said before. */
  failCalls(...behaviours: readonly ApiBehaviour[]): void {
    this.ledger.forgetBehaviours();
    this.ledger.enqueue(...behaviours);
  }

  /** All of it as it is for a key that is new. Endpoints for webhooks stay. */
  reset(): void {
    this.ledger.reset();
  }
}

function expiringLater(number: string) {
  return { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 3 };
}
