import type { Relation } from 'typeorm';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../../account/user.entity';

export type LinkKind = 'verifyEmail' | 'resetPassword';

/** A row of `account_links`: the newest link of its kind that was sent to an account. There is no older one. */
@Entity('account_links')
@Unique('UQ_account_links_token', ['tokenHash'])
export class AccountLinkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_account_links' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_account_links_user' })
  user?: Relation<UserEntity>;

  @PrimaryColumn('character varying', { length: 20, primaryKeyConstraintName: 'PK_account_links' })
  kind: LinkKind;

  /** The address that it was sent to. */
  @Column('character varying', { length: 254 })
  email: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamp with time zone')
  expiresAt: Date;
}
