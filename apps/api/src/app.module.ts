import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './features/account/account.module';
import { ApiKeysModule } from './features/api-keys/api-keys.module';
import { AuthModule } from './features/auth/auth.module';
import { ClientLogsModule } from './features/client-logs/client-logs.module';
import { HealthModule } from './features/health/health.module';
import { PaymentsModule } from './features/payments/payments.module';
import { PricingModule } from './features/pricing/pricing.module';
import { ProofreadingModule } from './features/proofreading/proofreading.module';
import { SubscriptionModule } from './features/subscription/subscription.module';
import { SupportModule } from './features/support/support.module';
import { TextTransformModule } from './features/text-transform/text-transform.module';
import type { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { graphqlModule } from './platform/graphql/graphql.module';
import { HttpModule } from './platform/http/http.module';
import { LoggingModule } from './platform/logging/logging.module';
import { PersonalDataModule } from './platform/personal-data/personal-data.module';
import { SweepsModule } from './platform/sweeps/sweeps.module';
import { MailModule } from './platform/mail/mail.module';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module';

/** What the product does: resolvers, controllers and their services. */
export const FEATURES = [
  AccountModule,
  ApiKeysModule,
  AuthModule,
  ClientLogsModule,
  HealthModule,
  PaymentsModule,
  PricingModule,
  ProofreadingModule,
  SubscriptionModule,
  SupportModule,
  TextTransformModule,
];

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule,
        HttpModule,
        PersonalDataModule,
        SweepsModule,
        RateLimitModule,
        DatabaseModule.with(config),
        MailModule,
        graphqlModule(),
        ...FEATURES,
      ],
    };
  }
}
