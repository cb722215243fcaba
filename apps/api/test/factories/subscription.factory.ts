import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SubscriptionEntity } from '../../src/features/subscription/subscription.entity';
import type { TestingApp } from '../testing-app';

/** Gives an account a monthly premium subscription in force. */
export async function createSubscription(
  app: TestingApp,
  userId: string,
  values: Partial<SubscriptionEntity> = {},
): Promise<void> {
  const database = app.app.get<DataSource>(getDataSourceToken());
  await database.getRepository(SubscriptionEntity).save({
    userId,
    plan: 'premium-monthly',
    status: 'active',
    startedAt: new Date(),
    cancelledAt: null,
    expiresAt: null,
    subscriptionId: null,
    paymentFailed: false,
    ...values,
  });
}
