import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountController } from './account.controller';
import { AccountResolver } from './account.resolver';
import { AccountService } from './account.service';
import { PlanLookup } from './plan-lookup';
import { UserEntity } from './user.entity';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  controllers: [AccountController],
  providers: [
    AccountService,
    AccountResolver,
    {
      provide: PlanLookup,
      useValue: { planOf: () => Promise.resolve('free') } satisfies PlanLookup,
    },
  ],
  exports: [AccountService],
})
export class AccountModule {}
