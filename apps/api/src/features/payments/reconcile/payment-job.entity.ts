import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `payment_jobs`: work that one process of several does at a time. Written by `PaymentJobs` alone. */
@Entity('payment_jobs')
export class PaymentJobEntity {
  @PrimaryColumn('character varying', {
    length: 40,
    primaryKeyConstraintName: 'PK_payment_jobs',
  })
  name: string;

  /** Until then a process is at it, unless it has died. */
  @Column('timestamp with time zone', { nullable: true })
  leasedUntil: Date | null;

  @Column('timestamp with time zone', { nullable: true })
  finishedAt: Date | null;

  /** What happened before that has been looked at. */
  @Column('timestamp with time zone', { nullable: true })
  seenUntil: Date | null;

  /** Ids of customers, at the provider, of whom something is left to be mended. */
  @Column('jsonb', { default: [] })
  customersLeft: string[];
}
