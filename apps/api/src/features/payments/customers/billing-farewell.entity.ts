import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `billing_farewells`: a customer at the payment provider whose account is gone, and who is to go too. */
@Entity('billing_farewells')
export class BillingFarewellEntity {
  @PrimaryColumn('character varying', {
    length: 255,
    primaryKeyConstraintName: 'PK_billing_farewells',
  })
  customerId: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}
