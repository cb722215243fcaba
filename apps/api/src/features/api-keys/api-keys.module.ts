import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module';
import { SessionsModule } from '../auth/sessions/sessions.module';
import { ApiKeyEntity } from './api-key.entity';
import { ApiKeyStrategy } from './api-key.strategy';
import { ApiKeysResolver } from './api-keys.resolver';
import { ApiKeysService } from './api-keys.service';

@Module({
  imports: [AccountModule, SessionsModule, TypeOrmModule.forFeature([ApiKeyEntity])],
  providers: [ApiKeysService, ApiKeyStrategy, ApiKeysResolver],
  exports: [ApiKeysService],
})
export class ApiKeysModule {}
