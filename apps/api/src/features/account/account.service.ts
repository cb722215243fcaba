import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AppError } from '../../platform/errors/app-error';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { PlanLookup } from './plan-lookup';
import type { ProfileInput } from './profile.input';
import { normalizeEmail } from './text-input';
import { UserEntity } from './user.entity';
import { toUser } from './user.mapper';
import type { User } from './user.type';

export type NewAccount = Pick<
  UserEntity,
  'email' | 'name' | 'passwordHash' | 'language' | 'culture' | 'timezone'
>;

@Injectable()
export class AccountService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly plans: PlanLookup,
  ) {}

  /** @throws {AppError} EMAIL_TAKEN */
  async create(account: NewAccount): Promise<UserEntity> {
    try {
      return await this.users.save(this.users.create(account));
    } catch (error) {
      throw isUniqueViolation(error) ? new AppError('EMAIL_TAKEN', { cause: error }) : error;
    }
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ email: normalizeEmail(email) });
  }

  /** @throws {AppError} UNAUTHENTICATED when the account is gone. */
  async get(userId: string): Promise<User> {
    const entity = await this.users.findOneBy({ id: userId });
    if (!entity) throw new AppError('UNAUTHENTICATED');
    return toUser(entity, await this.plans.planOf(entity.id));
  }

  async updateProfile(userId: string, { name, language, theme }: ProfileInput): Promise<User> {
    const changes = Object.fromEntries(
      Object.entries({ name, language, theme }).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(changes).length > 0) await this.users.update({ id: userId }, changes);
    return this.get(userId);
  }
}
