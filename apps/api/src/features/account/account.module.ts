import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEvents } from './account-events';
import { AccountController } from './account.controller';
import { AccountResolver } from './account.resolver';
import { AccountService } from './account.service';
import { DataExport } from './data-export';
import { FormerAddressEntity } from './former-address.entity';
import { FormerAddresses } from './former-addresses';
import { UserEntity } from './user.entity';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity, FormerAddressEntity])],
  controllers: [AccountController],
  providers: [AccountService, AccountEvents, FormerAddresses, DataExport, AccountResolver],
  exports: [AccountService, AccountEvents, FormerAddresses],
})
export class AccountModule {}
