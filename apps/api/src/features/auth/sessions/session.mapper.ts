import type { SessionEntity } from './session.entity';
import type { Session } from './session.type';

export function toSession(entity: SessionEntity, currentId: string): Session {
  const { id, deviceInfo, createdAt, lastSeenAt, expiresAt } = entity;
  return { id, deviceInfo, createdAt, lastSeenAt, expiresAt, current: id === currentId };
}
