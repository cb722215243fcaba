import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity';

/** A row of `redirect_tokens`: leave to sign in once more as a session is signed in; it ends with that session. */
@Entity('redirect_tokens')
export class RedirectTokenEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'PK_redirect_tokens' })
  tokenHash: Buffer;

  @Index('IX_redirect_tokens_session')
  @Column('uuid')
  sessionId: string;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'FK_redirect_tokens_session' })
  session?: Relation<SessionEntity>;

  @Index('IX_redirect_tokens_expiry')
  @Column('timestamp with time zone')
  expiresAt: Date;
}
