import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { UserEntity } from '../../account/user.entity';

/** A row of `billing_customers`: an account as the payment provider knows it. Written by `BillingCustomers` alone. */
@Entity('billing_customers')
@Unique('UQ_billing_customers_customer', ['customerId'])
export class BillingCustomerEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_billing_customers' })
  userId: string;

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_billing_customers_user' })
  user?: Relation<UserEntity>;

  /** Idempotency key with which the customer is made, or was. */
  @Column('uuid')
  attempt: string;

  /** Null until it is made, and once it was deleted there. */
  @Column('character varying', { length: 255, nullable: true })
  customerId: string | null;

  /** How often the address, name or language became another, and how much of that the provider was told. */
  @Column('integer', { default: 1 })
  contactChange: number;

  @Column('integer', { default: 0 })
  contactTold: number;

  /** Numbers the times that the provider was read, in the order in which they began, and the latest that was written. */
  @Column('integer', { default: 0 })
  ticket: number;

  @Column('integer', { default: 0 })
  writtenTicket: number;
}
