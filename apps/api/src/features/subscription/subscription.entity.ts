import type { PaidPlanId } from '@tercet/contracts';
import {
  Column,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { Relation } from 'typeorm';
import { UserEntity } from '../account/user.entity';
import type { EndReason, SubscriptionStatus } from './subscription-status';

/** A row of `subscriptions`: what an account has paid for. Accounts that never subscribed have none. */
@Entity('subscriptions')
@Unique('UQ_subscriptions_subscription', ['subscriptionId'])
export class SubscriptionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_subscriptions' })
  userId: string;

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_subscriptions_user' })
  user?: Relation<UserEntity>;

  @Column('character varying', { length: 20 })
  plan: PaidPlanId;

  @Column('character varying', { length: 10 })
  status: SubscriptionStatus;

  @Column('timestamp with time zone')
  startedAt: Date;

  /** When it was cancelled; access stays until `expiresAt`. */
  @Column('timestamp with time zone', { nullable: true })
  cancelledAt: Date | null;

  /** End of what is paid for. */
  @Column('timestamp with time zone', { nullable: true })
  expiresAt: Date | null;

  /** Why it is over where nobody wanted that; null else. */
  @Column('character varying', { length: 10, nullable: true })
  endedBecause: EndReason | null;

  /** At the payment provider; null where it does not come from there. */
  @Column('character varying', { length: 255, nullable: true })
  subscriptionId: string | null;

  /** A payment has failed and is tried again. */
  @Column('boolean', { default: false })
  paymentFailed: boolean;

  /** The present period has begun, and its payment is still to be collected. */
  @Column('boolean', { default: false })
  awaitsPayment: boolean;

  /** When a payment that failed is tried next; null where it is not known. */
  @Column('timestamp with time zone', { nullable: true })
  retryAt: Date | null;

  /** What each period costs, in the smallest unit of the currency; null where it is not known. */
  @Column('integer', { nullable: true })
  periodAmount: number | null;

  /** Its code, in capitals. */
  @Column('character varying', { length: 3, nullable: true })
  currency: string | null;

  @UpdateDateColumn({ type: 'timestamp with time zone' })
  updatedAt: Date;
}
