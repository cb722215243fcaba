import { DEFAULT_LOCALE, DEFAULT_THEME, type Locale, type Theme } from '@tercet/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';

/** A row of `users`. What callers see of it is `User`, made by `toUser`. */
@Entity('users')
@Unique('UQ_users_email', ['email'])
export class UserEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'PK_users' })
  id: string;

  /** Trimmed and in lower case. */
  @Column('character varying', { length: 254 })
  email: string;

  /** The address that takes the place of `email` once it is confirmed, where its owner has asked for another one. */
  @Column('character varying', { length: 254, nullable: true })
  pendingEmail: string | null;

  @Column('character varying', { length: 100 })
  name: string;

  /** Argon2id in PHC format. */
  @Column('character varying', { length: 255 })
  passwordHash: string;

  @Column('boolean', { default: false })
  emailVerified: boolean;

  @Column('character varying', { length: 2, default: DEFAULT_LOCALE })
  language: Locale;

  @Column('character varying', { length: 6, default: DEFAULT_THEME })
  theme: Theme;

  /** BCP 47 tag that the browser reported at registration. */
  @Column('character varying', { length: 35, nullable: true })
  culture: string | null;

  /** IANA name that the browser reported at registration. */
  @Column('character varying', { length: 64, nullable: true })
  timezone: string | null;

  /** When the mail that welcomes a person was ordered, which they get once. */
  @Column('timestamp with time zone', { nullable: true })
  welcomedAt: Date | null;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamp with time zone' })
  updatedAt: Date;
}
