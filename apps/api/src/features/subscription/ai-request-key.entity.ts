import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { UserEntity } from '../account/user.entity';

/**
 * A row of `ai_request_keys`: an AI request that its sender can recognize by a key of their own. Of what was asked for
 * only a hash is kept. Written by `RequestKeys` alone.
 */
@Entity('ai_request_keys')
export class AiRequestKeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_ai_request_keys' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_ai_request_keys_user' })
  user?: Relation<UserEntity>;

  @PrimaryColumn('character varying', {
    length: 64,
    primaryKeyConstraintName: 'PK_ai_request_keys',
  })
  key: string;

  /** HMAC of what was asked for, with a secret of the server. */
  @Column('bytea')
  requestHash: Buffer;

  /** The run that has the key, or had it last. */
  @Column('uuid')
  runId: string;

  /** Until when a run that has not ended is waited for; null when none is under way. */
  @Column('timestamp with time zone', { nullable: true })
  busyUntil: Date | null;

  /** How often it ran again after it was answered. */
  @Column('smallint')
  repeats: number;

  /** From when on the key means nothing, unless a run has it. */
  @Index('IX_ai_request_keys_expiry')
  @Column('timestamp with time zone')
  expiresAt: Date;
}
