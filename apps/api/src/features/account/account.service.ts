import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { AppError } from '../../platform/errors/app-error';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { AccountEvents } from './account-events';
import { PlanLookup } from './plan-lookup';
import type { ProfileInput } from './profile.input';
import { normalizeEmail } from '../../platform/validation/email-address';
import { UserEntity } from './user.entity';
import { toUser } from './user.mapper';
import type { User } from './user.type';

export type NewAccount = Pick<
  UserEntity,
  'email' | 'name' | 'passwordHash' | 'language' | 'culture' | 'timezone'
>;

/** An account as the other features see it. */
export type Account = Readonly<UserEntity>;

type AccountChanges = Partial<
  Pick<UserEntity, 'email' | 'emailVerified' | 'pendingEmail' | 'passwordHash'>
>;

/** Whose an address is, or was until lately: one statement, so that none is missed that moves between the tables. */
const HOLDERS = `
  SELECT "id" FROM "users" WHERE "email" = $1
  UNION ALL
  SELECT "userId" FROM "former_addresses" WHERE "email" = $1 AND "expiresAt" > $2`;

async function asFreeAddress<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('EMAIL_TAKEN', { cause: error }) : error;
  }
}

@Injectable()
export class AccountService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly plans: PlanLookup,
    private readonly events: AccountEvents,
  ) {}

  /** @throws {AppError} EMAIL_TAKEN */
  async create(manager: EntityManager, account: NewAccount): Promise<UserEntity> {
    const created = await asFreeAddress(manager.save(this.users.create(account)));
    await this.assertFree(created.email, { userId: created.id, manager });
    return created;
  }

  /** @throws {AppError} EMAIL_TAKEN */
  async update(manager: EntityManager, id: string, changes: AccountChanges): Promise<void> {
    await asFreeAddress(manager.update(UserEntity, { id }, changes));
    // Looked at once the address is taken: whoever had it has given it up by now, and shows as its former owner.
    if (!changes.email) return;
    await this.assertFree(changes.email, { userId: id, manager });
    await this.events.contactChanged(manager, id);
  }

  /**
   * That nobody has an address, or could take an account back with it, other than the account that is to have it.
   * @throws {AppError} EMAIL_TAKEN
   */
  async assertFree(
    email: string,
    { userId, manager }: { userId?: string; manager?: EntityManager } = {},
  ): Promise<void> {
    const holders = await this.holdersOf(email, manager);
    if (holders.some((id) => id !== userId)) throw new AppError('EMAIL_TAKEN');
  }

  /** Whether a person is to be welcomed: once. */
  async beginWelcome(manager: EntityManager, id: string): Promise<boolean> {
    const welcomedAt = new Date();
    const { affected } = await manager.update(
      UserEntity,
      { id, welcomedAt: IsNull() },
      { welcomedAt },
    );
    return affected === 1;
  }

  /**
   * The account as it is, with others waiting who change it in this way. Comes before every other lock of what belongs to it.
   * @throws {AppError} UNAUTHENTICATED when the account is gone.
   */
  async lock(manager: EntityManager, id: string): Promise<Account> {
    const entity = await this.lockIfThere(manager, id);
    if (!entity) throw new AppError('UNAUTHENTICATED');
    return entity;
  }

  /** The same, where the account being gone is no failure. */
  lockIfThere(manager: EntityManager, id: string): Promise<Account | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return manager.findOne(UserEntity, { where: { id }, lock });
  }

  /** Removes an account and all rows that belong to it. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await this.events.removed(manager, id);
    await manager.delete(UserEntity, { id });
  }

  findById(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  /** @throws {AppError} UNAUTHENTICATED when the account is gone. */
  async find(id: string): Promise<UserEntity> {
    const entity = await this.findById(id);
    if (!entity) throw new AppError('UNAUTHENTICATED');
    return entity;
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ email: normalizeEmail(email) });
  }

  /** The account that has an address, or had it until lately. */
  async findByHeldAddress(email: string): Promise<UserEntity | null> {
    const [id] = await this.holdersOf(email);
    return id === undefined ? null : this.findById(id);
  }

  /** Ids of the accounts that have an address, or can take it back. */
  async holdersOf(email: string, manager: EntityManager = this.users.manager): Promise<string[]> {
    const values = [normalizeEmail(email), new Date(Date.now())];
    const rows: { id: string }[] = await manager.query(HOLDERS, values);
    return rows.map(({ id }) => id);
  }

  /** @throws {AppError} UNAUTHENTICATED when the account is gone. */
  async get(userId: string): Promise<User> {
    const entity = await this.find(userId);
    return toUser(entity, await this.plans.planOf(entity.id));
  }

  async updateProfile(userId: string, { name, language, theme }: ProfileInput): Promise<User> {
    const changes = Object.fromEntries(
      Object.entries({ name, language, theme }).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(changes).length > 0) await this.users.update({ id: userId }, changes);
    if (name !== undefined || language !== undefined) {
      await this.events.contactChanged(this.users.manager, userId);
    }
    return this.get(userId);
  }
}
