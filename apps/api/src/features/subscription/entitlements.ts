import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PlanId, PlanKey } from '@tercet/contracts';
import { Repository } from 'typeorm';
import { PlanLookup } from '../account/plan-lookup';
import type { SubscriptionStatus } from './subscription-status';
import { SubscriptionEntity } from './subscription.entity';

/** What an account has, as of now. */
export interface Entitlement {
  readonly plan: PlanId;
  readonly status: SubscriptionStatus;
  readonly isPremium: boolean;
  /** A payment has failed and is tried again; access stays meanwhile. */
  readonly paymentFailed: boolean;
  readonly startedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly expiresAt: Date | null;
}

const FREE: Entitlement = {
  plan: 'free',
  status: 'active',
  isPremium: false,
  paymentFailed: false,
  startedAt: null,
  cancelledAt: null,
  expiresAt: null,
};

/** The one place that decides whether an account is premium. */
@Injectable()
export class Entitlements extends PlanLookup {
  constructor(
    @InjectRepository(SubscriptionEntity)
    private readonly subscriptions: Repository<SubscriptionEntity>,
  ) {
    super();
  }

  async of(userId: string, now = new Date()): Promise<Entitlement> {
    const row = await this.subscriptions.findOneBy({ userId });
    if (!row) return FREE;
    const { startedAt, cancelledAt, expiresAt } = row;
    // One that renews itself holds until the provider says otherwise: the news of a payment may be late.
    const isOver =
      row.status === 'expired' ||
      (row.status === 'cancelled' && expiresAt !== null && expiresAt <= now);
    return {
      plan: isOver ? 'free' : row.plan,
      status: isOver ? 'expired' : row.status,
      isPremium: !isOver,
      paymentFailed: !isOver && row.paymentFailed,
      startedAt,
      cancelledAt,
      expiresAt,
    };
  }

  override async planOf(userId: string): Promise<PlanKey> {
    return (await this.of(userId)).isPremium ? 'premium' : 'free';
  }
}
