import { type AccountControls, type RunningSandbox, startSandbox } from '@tercet/sandbox';
import { randomUUID } from 'node:crypto';
import { WebhookSecret } from '../src/features/payments/webhook/webhook-secret';
import type { Config, PaymentsConfig } from '../src/platform/config/config';
import {
  createTestingApp,
  type SignedUp,
  type TestingApp,
  type TestingAppOptions,
} from './testing-app';
import { until } from './waiting';

const FIELDS =
  'plan status isPremium isCancelled isExpired paymentFailed retryAt endsSoon renewsAt renewalPrice currency expiresAt cancelledAt startedAt';

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
  readonly cancelledAt: string | null;
  readonly startedAt: string | null;
}

type Plan = 'PREMIUM_MONTHLY' | 'PREMIUM_YEARLY';

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
    this.provider.payCheckout(sessionId, card);
    await this.provider.settled();
    return person;
  }

  /** Ids of an account's customer and subscriptions at the provider. */
  customerOf({ userId }: SignedUp): string {
    const created = this.provider.events().filter(({ type }) => type === 'customer.created');
    const mine = created
      .map(({ data }) => data.object as { id: string; metadata: Record<string, string> })
      .find(({ metadata }) => metadata['userId'] === userId);
    if (!mine) throw new Error('no customer');
    return mine.id;
  }

  /** Puts the provider's clock forward and waits for the news. */
  async advance(by: { months?: number; days?: number }): Promise<void> {
    this.provider.advance(by);
    await this.provider.settled();
  }
}
