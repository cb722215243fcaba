import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module';
import { ApiKeyEntity } from './api-key.entity';
import { ApiKeyStrategy } from './api-key.strategy';
import { ApiKeysResolver } from './api-keys.resolver';
import { ApiKeysService } from './api-keys.service';

@Module({
  imports: [AccountModule, TypeOrmModule.forFeature([ApiKeyEntity])],
  providers: [ApiKeysService, ApiKeyStrategy, ApiKeysResolver],
})
export class ApiKeysModule {}
