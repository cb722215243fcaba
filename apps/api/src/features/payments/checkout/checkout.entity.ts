import type { Locale, PaidPlanId } from '@tercet/contracts';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { UserEntity } from '../../account/user.entity';

/** A row of `checkouts`: the one payment page that is open for an account, or was last. Written by `CheckoutRows` alone. */
@Entity('checkouts')
export class CheckoutEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_checkouts' })
  userId: string;

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_checkouts_user' })
  user?: Relation<UserEntity>;

  /** Idempotency key of the session, which is made from this row alone. */
  @Column('uuid')
  attempt: string;

  @Column('character varying', { length: 20 })
  plan: PaidPlanId;

  @Column('character varying', { length: 5 })
  locale: Locale;

  @Column('character varying', { length: 255 })
  customerId: string;

  @Column('character varying', { length: 255 })
  priceId: string;

  /** Null until the session is made. */
  @Column('character varying', { length: 255, nullable: true })
  sessionId: string | null;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}
