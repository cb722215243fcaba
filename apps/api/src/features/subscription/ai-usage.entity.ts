import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { UserEntity } from '../account/user.entity';

/** A row of `ai_usage`: how many AI requests of an account count on one UTC day. Written by `UsageService` alone. */
@Entity('ai_usage')
export class AiUsageEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_ai_usage' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_ai_usage_user' })
  user?: Relation<UserEntity>;

  /** `YYYY-MM-DD`. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_ai_usage' })
  day: string;

  @Column('integer')
  used: number;
}
