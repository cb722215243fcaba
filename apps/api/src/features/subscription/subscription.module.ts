import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlanLookup } from '../account/plan-lookup';
import { SessionsModule } from '../auth/sessions/sessions.module';
import { AiRequestKeyEntity } from './ai-request-key.entity';
import { AiReservationEntity } from './ai-reservation.entity';
import { AiUsageEntity } from './ai-usage.entity';
import { DailyLimits } from './daily-limits';
import { Entitlements } from './entitlements';
import { RequestKeys } from './request-keys';
import { SubscriptionPersonalData } from './subscription-personal-data';
import { SubscriptionController } from './subscription.controller';
import { SubscriptionEntity } from './subscription.entity';
import { SubscriptionRecords } from './subscription-records';
import { SubscriptionResolver } from './subscription.resolver';
import { SubscriptionService } from './subscription.service';
import { UsageService } from './usage.service';

const ENTITIES = [SubscriptionEntity, AiUsageEntity, AiReservationEntity, AiRequestKeyEntity];

/** Global because accounts ask for the plan through their own port and must not import what builds on them. */
@Global()
@Module({
  imports: [SessionsModule, TypeOrmModule.forFeature(ENTITIES)],
  controllers: [SubscriptionController],
  providers: [
    Entitlements,
    { provide: PlanLookup, useExisting: Entitlements },
    DailyLimits,
    UsageService,
    RequestKeys,
    SubscriptionRecords,
    SubscriptionPersonalData,
    SubscriptionService,
    SubscriptionResolver,
  ],
  exports: [
    PlanLookup,
    Entitlements,
    DailyLimits,
    UsageService,
    RequestKeys,
    SubscriptionRecords,
    SubscriptionService,
  ],
})
export class SubscriptionModule {}
