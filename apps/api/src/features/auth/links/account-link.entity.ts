import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../account/user.entity';

export type LinkKind = 'verifyEmail' | 'changeEmail' | 'resetPassword';

/** A row of `account_links`: a link that was made for a mail to an account, and not used. */
@Entity('account_links')
@Index('IX_account_links_account', ['userId', 'kind'])
export class AccountLinkEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'PK_account_links' })
  tokenHash: Buffer;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_account_links_user' })
  user?: Relation<UserEntity>;

  @Column('character varying', { length: 20 })
  kind: LinkKind;

  /** The address that it was made for. */
  @Column('character varying', { length: 254 })
  email: string;

  /** The mail that it was made for: each try of it has a link of its own, and any of them may have arrived. */
  @Column('uuid')
  mailId: string;

  /** When a mail server took the mail, in whichever try. */
  @Column('timestamp with time zone', { nullable: true })
  sentAt: Date | null;

  @Index('IX_account_links_expiry')
  @Column('timestamp with time zone')
  expiresAt: Date;
}
