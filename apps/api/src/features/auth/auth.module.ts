import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../platform/config/config';
import { AuthenticationGuard } from '../../platform/http/authentication.guard';
import { AccountModule } from '../account/account.module';
import { AuthController } from './sign-in/auth.controller';
import { AuthResolver } from './sign-in/auth.resolver';
import { AuthService } from './sign-in/auth.service';
import { PasswordHasher } from './passwords/password-hasher';
import { SessionEntity } from './sessions/session.entity';
import { SessionStrategy } from './sessions/session.strategy';
import { SessionTokens } from './sessions/session-token';
import { SessionsService } from './sessions/sessions.service';
import { loadSigningKeys, SigningKeys } from './sessions/signing-keys';

@Module({
  imports: [AccountModule, JwtModule.register({}), TypeOrmModule.forFeature([SessionEntity])],
  controllers: [AuthController],
  providers: [
    { provide: SigningKeys, inject: [Config], useFactory: loadSigningKeys },
    SessionTokens,
    SessionsService,
    SessionStrategy,
    // Closed by default, for every route of every feature.
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    PasswordHasher,
    AuthService,
    AuthResolver,
  ],
})
export class AuthModule {}
