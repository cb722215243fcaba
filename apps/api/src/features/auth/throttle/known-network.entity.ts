import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../account/user.entity';

/** A row of `known_networks`: somewhere that the owner of an account has shown to be the owner. No address is kept. */
@Entity('known_networks')
export class KnownNetworkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_known_networks' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_known_networks_user' })
  user?: Relation<UserEntity>;

  /** HMAC of the address, with a secret of the server. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'PK_known_networks' })
  networkHash: Buffer;

  @Index('IX_known_networks_seen')
  @Column('timestamp with time zone')
  seenAt: Date;
}
