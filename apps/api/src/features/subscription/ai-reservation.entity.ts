import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { UserEntity } from '../account/user.entity';

/**
 * A row of `ai_reservations`: an AI request that counts and has not ended yet. One that is still there when it expires
 * belonged to a process that died. Written by `UsageService` alone.
 */
@Entity('ai_reservations')
export class AiReservationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_ai_reservations' })
  id: string;

  @Index('IX_ai_reservations_user')
  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_ai_reservations_user' })
  user?: Relation<UserEntity>;

  /** Day that it counts on, `YYYY-MM-DD`. */
  @Column('date')
  day: string;

  @Column('timestamp with time zone')
  expiresAt: Date;
}
