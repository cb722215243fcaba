import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../platform/config/config';
import { AuthenticationGuard } from '../../platform/http/authentication.guard';
import { AccountModule } from '../account/account.module';
import { AccountLinkEntity } from './links/account-link.entity';
import { AccountLinks } from './links/account-links.service';
import { AccountMails } from './links/account-mails';
import { EmailVerification } from './links/email-verification';
import { LinksController } from './links/links.controller';
import { LinksResolver } from './links/links.resolver';
import { AccountDeletion } from './ownership/account-deletion';
import { EmailChange } from './ownership/email-change';
import { OwnershipResolver } from './ownership/ownership.resolver';
import { Credentials } from './passwords/credentials';
import { PasswordChange } from './passwords/password-change';
import { PasswordHasher } from './passwords/password-hasher';
import { PasswordReplacement } from './passwords/password-replacement';
import { PasswordReset } from './passwords/password-reset';
import { PasswordsController } from './passwords/passwords.controller';
import { PasswordsResolver } from './passwords/passwords.resolver';
import { RedirectTokenEntity } from './redirect/redirect-token.entity';
import { RedirectTokens } from './redirect/redirect-tokens.service';
import { SessionEntity } from './sessions/session.entity';
import { SessionTokens } from './sessions/session-token';
import { SessionStrategy } from './sessions/session.strategy';
import { SessionsResolver } from './sessions/sessions.resolver';
import { SessionsService } from './sessions/sessions.service';
import { loadSigningKeys, SigningKeys } from './sessions/signing-keys';
import { AuthController } from './sign-in/auth.controller';
import { AuthResolver } from './sign-in/auth.resolver';
import { AuthService } from './sign-in/auth.service';
import { Registration } from './sign-in/registration';
import { SessionStarter } from './sign-in/session-starter';
import { AuthData } from './auth-data';
import { KnownNetworkEntity } from './throttle/known-network.entity';
import { KnownNetworks } from './throttle/known-networks';
import { SignInThrottle } from './throttle/sign-in-throttle';

const ENTITIES = [AccountLinkEntity, KnownNetworkEntity, RedirectTokenEntity, SessionEntity];

@Module({
  imports: [AccountModule, JwtModule.register({}), TypeOrmModule.forFeature(ENTITIES)],
  controllers: [AuthController, LinksController, PasswordsController],
  providers: [
    // Closed by default, for every route of every feature.
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: SigningKeys, inject: [Config], useFactory: loadSigningKeys },
    ...[SessionTokens, SessionsService, SessionStrategy, SessionStarter, SessionsResolver],
    ...[KnownNetworks, SignInThrottle, PasswordHasher, Credentials],
    ...[Registration, RedirectTokens, AuthService, AuthResolver],
    ...[AccountLinks, AccountMails, EmailVerification, LinksResolver],
    ...[PasswordReplacement, PasswordChange, PasswordReset, PasswordsResolver],
    ...[EmailChange, AccountDeletion, OwnershipResolver],
    AuthData,
  ],
})
export class AuthModule {}
