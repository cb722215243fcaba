import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import type { MailKind } from './mail-kinds';

/**
 * A row of `mail_outbox`: a mail that is still to be sent, or one that could not be (`failedAt`). Holds neither words
 * nor tokens. A mail that was sent is no longer here.
 */
@Entity('mail_outbox')
export class OutboxMailEntity {
  /** Part of the Message-ID, so that a mail that is sent twice is known as one. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_mail_outbox' })
  id: string;

  @Column('character varying', { length: 40 })
  kind: MailKind;

  @Index('IX_mail_outbox_recipient')
  @Column('character varying', { length: 254 })
  recipient: string;

  @Index('IX_mail_outbox_user')
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** By the name of its table: the platform knows no feature. */
  @ManyToOne('users', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_mail_outbox_user' })
  user?: object;

  @Column('jsonb', { default: {} })
  facts: Readonly<Record<string, string>>;

  /** Tries so far; also tells one lease from the next. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Index('IX_mail_outbox_due', { where: '"failedAt" IS NULL' })
  @Column('timestamp with time zone', { default: () => 'now()' })
  dueAt: Date;

  /** Until then one process is at work on it. */
  @Column('timestamp with time zone', { nullable: true })
  leasedUntil: Date | null;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;

  /** After that it is not worth sending. */
  @Index('IX_mail_outbox_expiry')
  @Column('timestamp with time zone')
  expiresAt: Date;

  /** Set once it is given up. */
  @Column('timestamp with time zone', { nullable: true })
  failedAt: Date | null;

  /** Why the last try failed: a response code of SMTP or a code of the system, never anybody's words. */
  @Column('character varying', { length: 40, nullable: true })
  failure: string | null;
}
