import type { PlanKey } from '@tercet/contracts';
import type { UserEntity } from './user.entity';
import type { User } from './user.type';

export function toUser(entity: UserEntity, plan: PlanKey): User {
  const { id, email, name, emailVerified, pendingEmail, language, theme } = entity;
  return {
    id,
    email,
    name,
    subscriptionType: plan,
    isPremium: plan === 'premium',
    emailVerified,
    pendingEmail,
    language,
    theme,
  };
}
