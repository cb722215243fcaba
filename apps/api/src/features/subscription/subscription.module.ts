import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlanLookup } from '../account/plan-lookup';
import { AiReservationEntity } from './ai-reservation.entity';
import { AiUsageEntity } from './ai-usage.entity';
import { Entitlements } from './entitlements';
import { SubscriptionPersonalData } from './subscription-personal-data';
import { SubscriptionController } from './subscription.controller';
import { SubscriptionEntity } from './subscription.entity';
import { SubscriptionResolver } from './subscription.resolver';
import { SubscriptionService } from './subscription.service';
import { UsageService } from './usage.service';

/** Global because accounts ask for the plan through their own port and must not import what builds on them. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SubscriptionEntity, AiUsageEntity, AiReservationEntity])],
  controllers: [SubscriptionController],
  providers: [
    Entitlements,
    { provide: PlanLookup, useExisting: Entitlements },
    UsageService,
    SubscriptionPersonalData,
    SubscriptionService,
    SubscriptionResolver,
  ],
  exports: [PlanLookup, Entitlements, UsageService, SubscriptionService],
})
export class SubscriptionModule {}
