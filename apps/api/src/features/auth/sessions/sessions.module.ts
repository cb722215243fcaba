import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../../platform/config/config';
import { SessionEntity } from './session.entity';
import { SessionTokens } from './session-token';
import { SessionStrategy } from './session.strategy';
import { SessionsResolver } from './sessions.resolver';
import { SessionsService } from './sessions.service';
import { loadSigningKeys, SigningKeys } from './signing-keys';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  providers: [
    { provide: SigningKeys, inject: [Config], useFactory: loadSigningKeys },
    ...[SessionTokens, SessionsService, SessionStrategy, SessionsResolver],
  ],
  exports: [SessionsService, SigningKeys],
})
export class SessionsModule {}
