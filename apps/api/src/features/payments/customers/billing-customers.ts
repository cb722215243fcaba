import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { type EntityManager, In, Repository } from 'typeorm';
import { BillingCustomerEntity } from './billing-customer.entity';

/** One reading of a customer at the provider. */
export interface Ticket {
  readonly userId: string;
  readonly customerId: string;
  readonly ticket: number;
  /** The ticket of what stood here when it was taken. */
  readonly seen: number;
}

/** What `query` answers for a statement that changes rows. */
type Changed<Row> = readonly [rows: Row[], count: number];

/** Which account is which customer at the payment provider. */
@Injectable()
export class BillingCustomers {
  constructor(
    @InjectRepository(BillingCustomerEntity)
    private readonly customers: Repository<BillingCustomerEntity>,
  ) {}

  of(
    userId: string,
    manager: EntityManager = this.customers.manager,
  ): Promise<BillingCustomerEntity | null> {
    return manager.findOneBy(BillingCustomerEntity, { userId });
  }

  /** Ids at the provider, of those of the accounts that have one. */
  async idsOf(userIds: readonly string[]): Promise<string[]> {
    const rows = await this.customers.findBy({ userId: In(userIds) });
    return rows.flatMap(({ customerId }) => customerId ?? []);
  }

  /** The row of an account, made where there is none. */
  async begin(userId: string): Promise<BillingCustomerEntity | null> {
    await this.customers.query(
      `INSERT INTO "billing_customers" ("userId", "attempt") VALUES ($1, gen_random_uuid())
       ON CONFLICT DO NOTHING`,
      [userId],
    );
    return this.of(userId);
  }

  /** @returns false where the account is gone meanwhile, or its customer is to be another one */
  async keep({ userId, attempt }: BillingCustomerEntity, customerId: string): Promise<boolean> {
    const { affected } = await this.customers.update({ userId, attempt }, { customerId });
    return affected === 1;
  }

  /** The provider would only repeat its failure. */
  async tryAnew({ userId, attempt }: BillingCustomerEntity): Promise<void> {
    await this.customers.update({ userId, attempt }, { attempt: randomUUID() });
  }

  /** The customer is no longer there: the next one is made anew. */
  async lose(manager: EntityManager, customerId: string): Promise<void> {
    await manager.query(
      `UPDATE "billing_customers"
       SET "customerId" = NULL, "attempt" = gen_random_uuid(), "contactTold" = 0
       WHERE "customerId" = $1`,
      [customerId],
    );
  }

  /** Before the provider is read. Undefined where nobody here is this customer. */
  async takeTicket(customerId: string): Promise<Ticket | undefined> {
    const [rows] = await this.customers.query<Changed<Ticket>>(
      `UPDATE "billing_customers" SET "ticket" = "ticket" + 1
       WHERE "customerId" = $1 RETURNING "userId", "customerId", "ticket", "writtenTicket" AS "seen"`,
      [customerId],
    );
    return rows[0];
  }

  /** Before what was read is written. False where something was written since the ticket was taken: it may have been read later, whatever its own. */
  async useTicket(manager: EntityManager, { customerId, ticket, seen }: Ticket): Promise<boolean> {
    const [, count] = await manager.query<Changed<unknown>>(
      `UPDATE "billing_customers" SET "writtenTicket" = $2
       WHERE "customerId" = $1 AND "writtenTicket" = $3`,
      [customerId, ticket, seen],
    );
    return count === 1;
  }

  async contactChanged(manager: EntityManager, userId: string): Promise<boolean> {
    const [, count] = await manager.query<Changed<unknown>>(
      `UPDATE "billing_customers" SET "contactChange" = "contactChange" + 1 WHERE "userId" = $1`,
      [userId],
    );
    return count === 1;
  }

  async contactTold(userId: string, change: number): Promise<void> {
    await this.customers.query(
      `UPDATE "billing_customers" SET "contactTold" = greatest("contactTold", $2) WHERE "userId" = $1`,
      [userId, change],
    );
  }

  /** Customers of whom the provider has not been told the latest. */
  async contactsToTell(): Promise<string[]> {
    const rows: { userId: string }[] = await this.customers.query(
      `SELECT "userId" FROM "billing_customers"
       WHERE "customerId" IS NOT NULL AND "contactTold" < "contactChange"`,
    );
    return rows.map(({ userId }) => userId);
  }
}
