import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { API_KEY_PREFIX, API_KEYS_MAX } from '@tercet/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { AppError } from '../../platform/errors/app-error';
import type { ApiKeyPrincipal, SessionPrincipal } from '../../platform/http/principal';
import { requireId } from '../../platform/http/require-id';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { hashOf, randomToken } from '../../platform/tokens/random-token';
import { AccountService } from '../account/account.service';
import { SessionsService } from '../auth/sessions/sessions.service';
import { ApiKeyEntity } from './api-key.entity';
import { toApiKey } from './api-key.mapper';
import type { ApiKey, CreatedApiKey } from './api-key.types';
import type { CreateApiKeyInput } from './create-api-key.input';

/** More often than that the last use is not written down. Milliseconds. */
const USED_EVERY_MS = 60_000;
const HINT_LENGTH = 8;

@Injectable()
export class ApiKeysService implements OnModuleInit {
  constructor(
    @InjectRepository(ApiKeyEntity) private readonly keys: Repository<ApiKeyEntity>,
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register('apiKeys', (userId) => this.of(userId));
  }

  /** The newest first. */
  async of(userId: string): Promise<ApiKey[]> {
    const keys = await this.keys.find({ where: { userId }, order: { createdAt: 'DESC' } });
    return keys.map(toApiKey);
  }

  /** @throws {AppError} TOO_MANY_API_KEYS; UNAUTHENTICATED when the session has ended meanwhile */
  async create(
    { userId, sessionId }: SessionPrincipal,
    { name, scopes }: CreateApiKeyInput,
  ): Promise<CreatedApiKey> {
    const key = API_KEY_PREFIX + randomToken();
    const hint = key.slice(0, HINT_LENGTH);
    const created = await this.keys.manager.transaction(async (manager) => {
      // One at a time, so that the count holds.
      await this.accounts.lock(manager, userId);
      await this.sessions.get(sessionId, manager);
      if ((await manager.countBy(ApiKeyEntity, { userId })) >= API_KEYS_MAX) {
        throw new AppError('TOO_MANY_API_KEYS', { args: { limit: API_KEYS_MAX } });
      }
      const row = this.keys.create({ userId, name, hint, scopes, keyHash: hashOf(key) });
      return manager.save(row);
    });
    return { key, apiKey: toApiKey(created) };
  }

  /** @throws {AppError} NOT_FOUND when the account has no such key. */
  async revoke(userId: string, id: string): Promise<void> {
    requireId(id);
    const { affected } = await this.keys.delete({ id, userId });
    if (!affected) throw new AppError('NOT_FOUND');
  }

  /** Revokes every key of an account that is locked. */
  async revokeAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ApiKeyEntity, { userId });
  }

  /** @throws {AppError} UNAUTHENTICATED for a key that there is not. */
  async authenticate(key: string): Promise<ApiKeyPrincipal> {
    const found = await this.keys.findOneBy({ keyHash: hashOf(key) });
    if (!found) throw new AppError('UNAUTHENTICATED');
    const now = new Date();
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > USED_EVERY_MS) {
      await this.keys.update({ id: found.id }, { lastUsedAt: now });
    }
    return { userId: found.userId, apiKeyId: found.id, scopes: found.scopes };
  }
}
