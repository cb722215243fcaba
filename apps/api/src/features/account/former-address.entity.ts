import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity';

/** A row of `former_addresses`: a confirmed address that an account had until another one was confirmed. */
@Entity('former_addresses')
@Index('IX_former_addresses_order', ['userId', 'changedAt'])
export class FormerAddressEntity {
  /** Trimmed and in lower case. */
  @PrimaryColumn('character varying', {
    length: 254,
    primaryKeyConstraintName: 'PK_former_addresses',
  })
  email: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_former_addresses_user' })
  user?: Relation<UserEntity>;

  /** By the database's clock, which is one for all servers: the order of the changes decides who gets an account back. */
  @Column('timestamp with time zone', { default: () => 'clock_timestamp()' })
  changedAt: Date;

  /** From then on the row counts for nothing. */
  @Index('IX_former_addresses_expiry')
  @Column('timestamp with time zone')
  expiresAt: Date;
}
