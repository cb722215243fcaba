import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { type EntityManager, Repository } from 'typeorm';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Logger } from '../../../platform/logging/logger';
import { AccountEvents } from '../../account/account-events';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { SubscriptionRecords } from '../../subscription/subscription-records';
import { voidOpen } from '../billing/open-invoices';
import { closePages } from '../billing/open-pages';
import { Refunds } from '../billing/refunds';
import { endOf } from '../sync/subscription-state';
import { AfterCommit } from './after-commit';
import { BillingCustomers } from './billing-customers';
import { BillingFarewellEntity } from './billing-farewell.entity';
import { paidFor, paidSince } from './paid-since';

/** How long it takes until one that failed is tried again, in milliseconds: twice as long each time. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Nothing more can be bought. @returns whether the customer is there still */
async function stopSales(stripe: Stripe, customer: string): Promise<boolean> {
  if ((await stripe.customers.retrieve(customer)).deleted) return false;
  await closePages(stripe, customer);
  return true;
}

/** Ids of what may have been paid for since the account went. Another one that ends by itself, and is paid for, was had: the known one was bought in its last moments. */
async function chargeable(
  stripe: Stripe,
  { customerId: customer, subscriptionId }: BillingFarewellEntity,
): Promise<string[]> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  const isHad = (each: Stripe.Subscription) =>
    each.id !== subscriptionId && each.status !== 'past_due' && endOf(each) !== undefined;
  return data.filter((each) => !isHad(each)).map(({ id }) => id);
}

/** Nothing is charged any more. */
async function endAll(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.subscriptions.list({ customer, limit: 100 })) {
    await stripe.subscriptions.cancel(id);
  }
  await voidOpen(stripe, customer);
}

/** Has customers deleted whose accounts are: noted with the account's removal, done once that is certain. */
@Injectable()
export class Farewells implements OnModuleInit, OnModuleDestroy {
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectRepository(BillingFarewellEntity)
    private readonly farewells: Repository<BillingFarewellEntity>,
    private readonly customers: BillingCustomers,
    private readonly records: SubscriptionRecords,
    private readonly provider: PaymentProvider,
    private readonly refunds: Refunds,
    private readonly events: AccountEvents,
    private readonly afterCommit: AfterCommit,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.whenRemoved((manager, userId) => this.note(manager, userId));
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  /** What is not said to the provider now goes on being charged. */
  private async runUntilWhole(pauseMs: number): Promise<void> {
    // The database may be away as well as the provider.
    const isWhole = await this.run().catch((error: unknown) => this.failed(error));
    if (isWhole) return;
    clearTimeout(this.timer);
    const again = () => void this.runUntilWhole(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
    this.timer = setTimeout(again, pauseMs).unref();
  }

  /** Of a customer that no account has. */
  async add(customerId: string): Promise<void> {
    const farewell = { customerId, subscriptionId: null };
    // What is noted of it already stays.
    await this.farewells.createQueryBuilder().insert().values(farewell).orIgnore().execute();
    await this.run();
  }

  /** One that fails is tried again the next time. @returns whether none has failed */
  async run(): Promise<boolean> {
    if (!this.provider.isOn) return true;
    let isWhole = true;
    for (const farewell of await this.farewells.find()) {
      try {
        await this.say(farewell);
        await this.farewells.delete({ customerId: farewell.customerId });
      } catch (error) {
        isWhole = this.failed(error);
      }
    }
    return isWhole;
  }

  private failed(error: unknown): false {
    this.logger.requestFailed(error, toAppError(error));
    return false;
  }

  private async note(manager: EntityManager, userId: string): Promise<void> {
    const customerId = (await this.customers.of(userId, manager))?.customerId;
    if (customerId == null) return;
    const known = paidFor(await this.records.of(userId, manager));
    await manager
      .createQueryBuilder()
      .insert()
      .into(BillingFarewellEntity)
      .values({ customerId, ...known })
      .orIgnore()
      .execute();
    this.afterCommit.do(manager, () => this.runUntilWhole(FIRST_PAUSE_MS));
  }

  private async say(farewell: BillingFarewellEntity): Promise<void> {
    const { customerId } = farewell;
    if (!(await this.provider.ask((stripe) => stopSales(stripe, customerId)))) return;
    const live = await this.provider.ask((stripe) => chargeable(stripe, farewell));
    // Noted before they are ended, after which nobody would find them.
    const ended = await this.noteEnded(customerId, live);
    await this.provider.ask((stripe) => endAll(stripe, customerId));
    for (const subscription of ended) {
      // Of what was paid while the account went, nobody has anything.
      const paid = await this.provider.ask((stripe) => paidSince(stripe, subscription, farewell));
      for (const invoice of paid) await this.refunds.giveBack(invoice);
    }
    await this.provider.ask((stripe) => stripe.customers.del(customerId));
  }

  /** Others may be at the same: what they have noted stays. @returns all that is noted */
  private async noteEnded(customerId: string, ids: readonly string[]): Promise<readonly string[]> {
    const [rows] = await this.farewells.query<[{ ended: string[] }[], number]>(
      `UPDATE "billing_farewells"
       SET "ended" = (SELECT coalesce(jsonb_agg(DISTINCT "id"), '[]')
                      FROM jsonb_array_elements_text("ended" || $2::jsonb) AS "id")
       WHERE "customerId" = $1 RETURNING "ended"`,
      [customerId, JSON.stringify(ids)],
    );
    return rows[0]?.ended ?? [];
  }
}
