import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `billing_farewells`: a customer at the payment provider whose account is gone, and who is to go too. */
@Entity('billing_farewells')
export class BillingFarewellEntity {
  @PrimaryColumn('character varying', {
    length: 255,
    primaryKeyConstraintName: 'PK_billing_farewells',
  })
  customerId: string;

  /** What was known to be paid for when the account went. */
  @Column('character varying', { length: 255, nullable: true })
  subscriptionId: string | null;

  /** The end of the last period that was paid for, as far as was known; just before it where that was not. */
  @Column('timestamp with time zone', { nullable: true })
  paidUntil: Date | null;

  /** Ids of the subscriptions that are ended with the account, and may have been paid for since it went. */
  @Column('jsonb', { default: [] })
  ended: string[];

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}
