import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { Repository } from 'typeorm';
import { CheckoutEntity } from './checkout.entity';

/** What a payment page is to be for. */
export type Wanted = Pick<CheckoutEntity, 'plan' | 'locale' | 'customerId' | 'priceId'>;

/** The one checkout of each account. Every change is one statement that holds only as long as the row is the one that was looked at. */
@Injectable()
export class CheckoutRows {
  constructor(
    @InjectRepository(CheckoutEntity) private readonly checkouts: Repository<CheckoutEntity>,
  ) {}

  of(userId: string): Promise<CheckoutEntity | null> {
    return this.checkouts.findOneBy({ userId });
  }

  all(): Promise<CheckoutEntity[]> {
    return this.checkouts.find({ order: { createdAt: 'ASC' } });
  }

  /** The checkout that is there, made where there is none. */
  async begin(userId: string, wanted: Wanted): Promise<CheckoutEntity | null> {
    const { plan, locale, customerId, priceId } = wanted;
    await this.checkouts.query(
      `INSERT INTO "checkouts" ("userId", "attempt", "plan", "locale", "customerId", "priceId")
       VALUES ($1, gen_random_uuid(), $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [userId, plan, locale, customerId, priceId],
    );
    return this.of(userId);
  }

  /** In place of one that is over. */
  async replace({ userId, attempt }: CheckoutEntity, wanted: Wanted): Promise<void> {
    const next = { ...wanted, attempt: randomUUID(), sessionId: null, createdAt: new Date() };
    await this.checkouts.update({ userId, attempt }, next);
  }

  /** @returns false where it has been replaced meanwhile */
  async opened({ userId, attempt }: CheckoutEntity, sessionId: string): Promise<boolean> {
    const { affected } = await this.checkouts.update({ userId, attempt }, { sessionId });
    return affected === 1;
  }

  async close({ userId, attempt }: CheckoutEntity): Promise<void> {
    await this.checkouts.delete({ userId, attempt });
  }
}
