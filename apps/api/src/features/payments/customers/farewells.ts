import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { type EntityManager, Repository } from 'typeorm';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Logger } from '../../../platform/logging/logger';
import { AccountEvents } from '../../account/account-events';
import { isMissing } from '../provider/payment-errors';
import { PaymentProvider } from '../provider/payment-provider';
import { AfterCommit } from './after-commit';
import { BillingFarewellEntity } from './billing-farewell.entity';

/** Nothing is charged any more, and nothing is left there of the person. */
async function leave(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open' })) {
    await stripe.checkout.sessions.expire(id);
  }
  // The subscriptions of a customer end with it.
  await stripe.customers.del(customer);
}

/** Has customers deleted whose accounts are: noted with the account's removal, done once that is certain. */
@Injectable()
export class Farewells implements OnModuleInit {
  constructor(
    @InjectRepository(BillingFarewellEntity)
    private readonly farewells: Repository<BillingFarewellEntity>,
    private readonly provider: PaymentProvider,
    private readonly events: AccountEvents,
    private readonly afterCommit: AfterCommit,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.whenRemoved((manager, userId) => this.note(manager, userId));
  }

  /** Of a customer that no account has. */
  async add(customerId: string): Promise<void> {
    await this.farewells.upsert({ customerId }, ['customerId']);
    await this.run();
  }

  /** One that fails is tried again the next time. */
  async run(): Promise<void> {
    if (!this.provider.isOn) return;
    for (const { customerId } of await this.farewells.find()) {
      try {
        await this.sayTo(customerId);
        await this.farewells.delete({ customerId });
      } catch (error) {
        this.logger.requestFailed(error, toAppError(error));
      }
    }
  }

  private async note(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `INSERT INTO "billing_farewells" ("customerId")
       SELECT "customerId" FROM "billing_customers" WHERE "userId" = $1 AND "customerId" IS NOT NULL
       ON CONFLICT DO NOTHING`,
      [userId],
    );
    this.afterCommit.do(manager, () => this.run());
  }

  private async sayTo(customerId: string): Promise<void> {
    try {
      await this.provider.ask((stripe) => leave(stripe, customerId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
