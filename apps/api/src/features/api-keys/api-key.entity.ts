import type { ApiScope } from '@tercet/contracts';
import type { Relation } from 'typeorm';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { UserEntity } from '../account/user.entity';

/** A row of `api_keys`. The key itself is shown once and kept nowhere. */
@Entity('api_keys')
@Unique('UQ_api_keys_key', ['keyHash'])
export class ApiKeyEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'PK_api_keys' })
  id: string;

  @Index('IX_api_keys_user')
  @Column('uuid')
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_api_keys_user' })
  user?: Relation<UserEntity>;

  @Column('character varying', { length: 60 })
  name: string;

  /** How the key begins, for people to tell theirs apart. */
  @Column('character varying', { length: 8 })
  hint: string;

  @Column('bytea')
  keyHash: Buffer;

  @Column('character varying', { length: 20, array: true })
  scopes: ApiScope[];

  @Column('timestamp with time zone', { nullable: true })
  lastUsedAt: Date | null;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;
}
