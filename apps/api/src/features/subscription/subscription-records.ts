import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, LessThan, Repository } from 'typeorm';
import { SubscriptionEntity } from './subscription.entity';

/** What an account has paid for, as far as is known. */
export type PaidSubscription = Readonly<
  Pick<
    SubscriptionEntity,
    | 'subscriptionId'
    | 'plan'
    | 'status'
    | 'startedAt'
    | 'cancelledAt'
    | 'expiresAt'
    | 'endedBecause'
    | 'paymentFailed'
    | 'retryAt'
    | 'awaitsPayment'
    | 'periodAmount'
    | 'currency'
  >
>;

/** The table of subscriptions, for the one who writes it: what compares it with the payment provider. */
@Injectable()
export class SubscriptionRecords {
  constructor(
    @InjectRepository(SubscriptionEntity)
    private readonly subscriptions: Repository<SubscriptionEntity>,
  ) {}

  of(
    userId: string,
    manager: EntityManager = this.subscriptions.manager,
  ): Promise<PaidSubscription | null> {
    return manager.findOneBy(SubscriptionEntity, { userId });
  }

  async write(manager: EntityManager, userId: string, state: PaidSubscription): Promise<void> {
    await manager.upsert(SubscriptionEntity, { userId, ...state }, ['userId']);
  }

  /** Accounts of which something is to happen, or should have happened, by that time. */
  async dueBy(time: Date): Promise<string[]> {
    const isLive = { status: In(['active', 'cancelled']) };
    const rows = await this.subscriptions.find({
      select: { userId: true },
      where: [
        { ...isLive, paymentFailed: true },
        { ...isLive, expiresAt: LessThan(time) },
      ],
    });
    return rows.map(({ userId }) => userId);
  }
}
