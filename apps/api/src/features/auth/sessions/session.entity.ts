import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Relation } from 'typeorm';
import { UserEntity } from '../../account/user.entity';

/** A row of `sessions`: one signed-in device. Tokens are not stored, only the ids of the two newest. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'PK_sessions' })
  id: string;

  @Index('IX_sessions_user')
  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_sessions_user' })
  user?: Relation<UserEntity>;

  /** `jti` of the token in use. */
  @Column('uuid')
  tokenId: string;

  /** `jti` of the token before it, good for requests that were under way at the rotation. */
  @Column('uuid', { nullable: true })
  previousTokenId: string | null;

  @Column('timestamp with time zone', { nullable: true })
  rotatedAt: Date | null;

  /** When the token in use was issued, in whole seconds as in the token. */
  @Column('timestamp with time zone')
  issuedAt: Date;

  /** When the token in use, and with it the session, ends; in whole seconds. */
  @Index('IX_sessions_expiry')
  @Column('timestamp with time zone')
  expiresAt: Date;

  @Column('boolean')
  rememberMe: boolean;

  @Column('character varying', { length: 200, nullable: true })
  deviceInfo: string | null;

  /** When it last asked for anything, give or take what `SessionsService` says. */
  @Column('timestamp with time zone', { default: () => 'now()' })
  lastSeenAt: Date;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;
}
