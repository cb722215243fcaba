import { type AccountControls, type RunningSandbox, startSandbox } from '@tercet/sandbox';
import { randomUUID } from 'node:crypto';
import { SubscriptionSync } from '../src/features/payments/sync/subscription-sync';
import { WebhookSecret } from '../src/features/payments/webhook/webhook-secret';
import type { Config, PaymentsConfig } from '../src/platform/config/config';
import { stopClock } from './stopped-clock';
import { TEST_CARDS } from './test-cards';
import {
  createTestingApp,
  type SignedUp,
  type TestingApp,
  type TestingAppOptions,
} from './testing-app';
import { until } from './waiting';

const FIELDS =
  'plan status isPremium isCancelled isExpired paymentFailed retryAt awaitsPayment endsSoon renewsAt renewalPrice currency expiresAt endedBecause cancelledAt startedAt';

export interface SubscriptionAnswer {
  readonly plan: string;
  readonly status: string;
  readonly isPremium: boolean;
  readonly isCancelled: boolean;
  readonly isExpired: boolean;
  readonly paymentFailed: boolean;
  readonly retryAt: string | null;
  readonly endsSoon: boolean;
  readonly renewsAt: string | null;
  readonly renewalPrice: number | null;
  readonly currency: string | null;
  readonly expiresAt: string | null;
  readonly endedBecause: string | null;
  readonly cancelledAt: string | null;
  readonly startedAt: string | null;
}

type Plan = 'PREMIUM_MONTHLY' | 'PREMIUM_YEARLY';

/** An invoice, as far as the tests read it. */
export interface Bill {
  readonly id: string;
  readonly status: string;
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
}

interface Charge {
  readonly paid: boolean;
  readonly refunded: boolean;
}

/** How a server is set up to charge at the stand-in, in an account of its own. */
export function paymentsAt({ url }: RunningSandbox): PaymentsConfig {
  return {
    secretKey: `sk_test_${randomUUID().replaceAll('-', '')}`,
    apiUrl: url,
    isTest: true,
    controlUrl: `${url}/payments`,
  };
}

/** A whole application that charges at the stand-in, which tells it what happens. */
export class PayingApp {
  /** By account: the stand-in forgets old events. */
  readonly #customers = new Map<string, string>();

  private constructor(
    readonly app: TestingApp,
    readonly sandbox: RunningSandbox,
    readonly payments: PaymentsConfig,
  ) {}

  static async start({ config, ...options }: TestingAppOptions = {}): Promise<PayingApp> {
    const sandbox = await startSandbox({ port: 0 });
    const payments = paymentsAt(sandbox);
    const mail: Config['mail'] = {
      smtpUrl: sandbox.smtpUrl,
      from: 'Tercet <no-reply@example.com>',
    };
    const app = await createTestingApp({ ...options, config: { mail, payments, ...config } });
    const paying = new PayingApp(app, sandbox, payments);
    await until(() => paying.secret !== undefined);
    return paying;
  }

  /** What the provider's API answers, without the product in between. */
  async ask<Answer>(path: string, form?: Record<string, string>): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.payments.secretKey}` };
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(this.sandbox.url + path, { headers, ...sent });
    return (await answer.json()) as Answer;
  }

  /** Ends a subscription at once, as support may. */
  async endNow(subscription: string | undefined): Promise<void> {
    const headers = { authorization: `Bearer ${this.payments.secretKey}` };
    const url = `${this.sandbox.url}/v1/subscriptions/${subscription}`;
    await fetch(url, { method: 'DELETE', headers });
  }

  /** What the provider has of a person, such as their `invoices` or `charges`. */
  async listOf<Row>(what: string, person: SignedUp): Promise<readonly Row[]> {
    return (await this.ask<{ data: Row[] }>(`/v1/${what}?customer=${this.customerOf(person)}`))
      .data;
  }

  /** A person's invoices at the provider, the newest first. */
  billsOf(person: SignedUp): Promise<readonly Bill[]> {
    return this.listOf<Bill>('invoices', person);
  }

  /** How a person's invoices stand at the provider, the newest first. */
  async billStatusesOf(person: SignedUp): Promise<readonly string[]> {
    return (await this.billsOf(person)).map(({ status }) => status);
  }

  /** Of the payments that a person has made, the newest first: whether they went back in full. */
  async refundsOf(person: SignedUp): Promise<readonly boolean[]> {
    const charges = await this.listOf<Charge>('charges', person);
    return charges.filter(({ paid }) => paid).map(({ refunded }) => refunded);
  }

  /** A person's balance at the provider, in cents: below zero it is credit. */
  async balanceOf(person: SignedUp): Promise<number> {
    const path = `/v1/customers/${this.customerOf(person)}`;
    return (await this.ask<{ balance: number }>(path)).balance;
  }

  /** Pays an invoice with a new card that is good, as on the invoice's page. @returns the invoice */
  async payBill(person: SignedUp, bill: Bill | undefined): Promise<Bill> {
    const customer = this.customerOf(person);
    this.provider.replaceCard(customer);
    const { data: cards } = await this.ask<{ data: { id: string }[] }>(
      `/v1/customers/${customer}/payment_methods`,
    );
    const payment_method = cards[0]?.id ?? '';
    return this.ask<Bill>(`/v1/invoices/${bill?.id}/pay`, { payment_method });
  }

  /** The text of the last mail to a person with such a subject, which is waited for. */
  async mail({ email }: SignedUp, subject: RegExp): Promise<string> {
    return (await this.sandbox.mail.waitFor(email, { subject })).at(-1)?.text ?? '';
  }

  /** What the provider does, and sees. */
  get provider(): AccountControls {
    return this.sandbox.payments.account(this.payments.secretKey);
  }

  /** With which the stand-in signs. */
  get secret(): string | undefined {
    return this.app.app.get(WebhookSecret, { strict: false }).current;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.sandbox.close();
  }

  async checkout(
    { token }: SignedUp,
    plan: Plan = 'PREMIUM_MONTHLY',
  ): Promise<{ sessionId: string; url: string }> {
    const { data, errors } = await this.app.gql<{
      createCheckoutSession: { sessionId: string; url: string };
    }>(
      'mutation ($plan: PaidPlan!) { createCheckoutSession(plan: $plan) { sessionId url } }',
      { plan },
      { token },
    );
    if (!data) throw new Error(errors?.[0]?.extensions.code ?? 'no answer');
    return data.createCheckoutSession;
  }

  /** Enters the billing portal. @returns its address, or the error's code */
  async portal({ token }: SignedUp): Promise<string> {
    const { data, errors } = await this.app.gql<{ createBillingPortalSession: { url: string } }>(
      'mutation { createBillingPortalSession { url } }',
      {},
      { token },
    );
    return data?.createBillingPortalSession.url ?? errors?.[0]?.extensions.code ?? 'no answer';
  }

  async subscription({ token }: SignedUp): Promise<SubscriptionAnswer> {
    const { data } = await this.app.gql<{ subscription: SubscriptionAnswer }>(
      `{ subscription { ${FIELDS} } }`,
      {},
      { token },
    );
    if (!data) throw new Error('no subscription');
    return data.subscription;
  }

  /** Calls a mutation that answers with the subscription. @returns the subscription, or the error's code */
  async change(person: SignedUp, call: string): Promise<SubscriptionAnswer | string> {
    const { data, errors } = await this.app.gql<Record<string, SubscriptionAnswer>>(
      `mutation { ${call} { ${FIELDS} } }`,
      {},
      { token: person.token },
    );
    const [answer] = Object.values(data ?? {});
    return answer ?? errors?.[0]?.extensions.code ?? 'no answer';
  }

  /** Somebody who has paid for a plan, with news of it in. */
  async subscriber(plan?: Plan, card?: string): Promise<SignedUp> {
    const person = await this.app.signup();
    const { sessionId } = await this.checkout(person, plan);
    // While the provider still tells of it.
    this.customerOf(person);
    this.provider.payCheckout(sessionId, card);
    await this.provider.settled();
    return person;
  }

  /** Somebody whose card has not paid the first renewal, a day ago. */
  async pastDue(plan: Plan = 'PREMIUM_MONTHLY'): Promise<SignedUp> {
    const person = await this.subscriber(plan, TEST_CARDS.failsLater);
    await this.advance({ months: plan === 'PREMIUM_MONTHLY' ? 1 : 12, days: 1 });
    return person;
  }

  /** The id of an account's customer at the provider: of the first, where there were several. */
  customerOf({ userId }: SignedUp): string {
    const known = this.#customers.get(userId);
    if (known !== undefined) return known;
    const created = this.provider.events().filter(({ type }) => type === 'customer.created');
    const mine = created
      .map(({ data }) => data.object as { id: string; metadata: Record<string, string> })
      .find(({ metadata }) => metadata['userId'] === userId);
    if (!mine) throw new Error('no customer');
    this.#customers.set(userId, mine.id);
    return mine.id;
  }

  /** Has the server look at a person's subscription when so much time has passed for it. @returns whether nothing was left to be mended */
  async syncAhead(person: SignedUp, aheadMs: number): Promise<boolean> {
    const customer = this.customerOf(person);
    const clock = stopClock(aheadMs);
    try {
      return await this.app.app.get(SubscriptionSync, { strict: false }).sync(customer);
    } finally {
      clock.restart();
    }
  }

  /** Puts the provider's clock forward and waits for the news. */
  async advance(by: { months?: number; days?: number }): Promise<void> {
    this.provider.advance(by);
    await this.provider.settled();
  }

  /** Puts the provider's clock forward to the moment at which a person's subscription renews. */
  async advanceToRenewal(person: SignedUp): Promise<void> {
    const { renewsAt } = await this.subscription(person);
    const seconds = Date.parse(renewsAt ?? '') / 1_000 - this.provider.now();
    await this.advance({ days: seconds / 86_400 });
  }
}
