import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountController } from './account.controller';
import { AccountResolver } from './account.resolver';
import { AccountService } from './account.service';
import { UserEntity } from './user.entity';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  controllers: [AccountController],
  providers: [AccountService, AccountResolver],
  exports: [AccountService],
})
export class AccountModule {}
