import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PlanId, PlanKey } from '@tercet/contracts';
import { Repository } from 'typeorm';
import { PlanLookup } from '../account/plan-lookup';
import type { EndReason, SubscriptionStatus } from './subscription-status';
import { SubscriptionEntity } from './subscription.entity';

/** What an account has, as of now. */
export interface Entitlement {
  readonly plan: PlanId;
  readonly status: SubscriptionStatus;
  readonly isPremium: boolean;
  /** A payment has failed and is tried again; access stays meanwhile. */
  readonly paymentFailed: boolean;
  /** When that is tried next; null where it is not known. */
  readonly retryAt: Date | null;
  /** The present period has begun, and its payment is still to be collected. */
  readonly awaitsPayment: boolean;
  /** What the next period costs, in the smallest unit of the currency; null where it is not known. */
  readonly periodAmount: number | null;
  readonly currency: string | null;
  /** Cancelled, and in force for a few days at most. */
  readonly endsSoon: boolean;
  readonly startedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly expiresAt: Date | null;
  /** Why it is over where nobody wanted that. */
  readonly endedBecause: EndReason | null;
}

/** From when on an end is near. */
const NEAR_MS = 7 * 86_400_000;

const FREE: Entitlement = {
  plan: 'free',
  status: 'active',
  isPremium: false,
  paymentFailed: false,
  retryAt: null,
  awaitsPayment: false,
  periodAmount: null,
  currency: null,
  endsSoon: false,
  startedAt: null,
  cancelledAt: null,
  expiresAt: null,
  endedBecause: null,
};

const isNear = (end: Date | null, now: Date): boolean =>
  end !== null && end.getTime() - now.getTime() <= NEAR_MS;

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
    const { startedAt, cancelledAt, expiresAt, periodAmount, currency, endedBecause } = row;
    // One that renews itself holds until the provider says otherwise: the news of a payment may be late.
    const isOver =
      row.status === 'expired' ||
      (row.status === 'cancelled' && expiresAt !== null && expiresAt <= now);
    return {
      plan: isOver ? 'free' : row.plan,
      status: isOver ? 'expired' : row.status,
      isPremium: !isOver,
      paymentFailed: !isOver && row.paymentFailed,
      retryAt: isOver ? null : row.retryAt,
      awaitsPayment: !isOver && row.awaitsPayment,
      periodAmount,
      currency,
      endsSoon: !isOver && row.status === 'cancelled' && isNear(expiresAt, now),
      startedAt,
      cancelledAt,
      expiresAt,
      endedBecause,
    };
  }

  override async planOf(userId: string): Promise<PlanKey> {
    return (await this.of(userId)).isPremium ? 'premium' : 'free';
  }
}
