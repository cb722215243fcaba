import type { ApiKeyEntity } from './api-key.entity';
import type { ApiKey } from './api-key.types';

export function toApiKey(entity: ApiKeyEntity): ApiKey {
  const { id, name, hint, scopes, createdAt, lastUsedAt } = entity;
  return { id, name, hint, scopes, createdAt, lastUsedAt };
}
