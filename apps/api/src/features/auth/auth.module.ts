import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthenticationGuard } from '../../platform/http/authentication.guard';
import { AccountModule } from '../account/account.module';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { AccountLinkEntity } from './links/account-link.entity';
import { AccountLinks } from './links/account-links.service';
import { AccountMails } from './mails/account-mails';
import { EmailVerification } from './links/email-verification';
import { LinksController } from './links/links.controller';
import { LinksResolver } from './links/links.resolver';
import { AccountDeletion } from './ownership/account-deletion';
import { AccountRecovery } from './ownership/account-recovery';
import { EmailChange } from './ownership/email-change';
import { PendingEmail } from './ownership/pending-email';
import { PendingEmailSweep } from './ownership/pending-email-sweep';
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
import { SessionsModule } from './sessions/sessions.module';
import { AuthController } from './sign-in/auth.controller';
import { AuthResolver } from './sign-in/auth.resolver';
import { AuthService } from './sign-in/auth.service';
import { Registration } from './sign-in/registration';
import { SessionStarter } from './sign-in/session-starter';
import { AuthPersonalData } from './auth-personal-data';
import { KnownNetworkEntity } from './throttle/known-network.entity';
import { KnownNetworks } from './throttle/known-networks';
import { SignInThrottle } from './throttle/sign-in-throttle';

const ENTITIES = [AccountLinkEntity, KnownNetworkEntity, RedirectTokenEntity];

@Module({
  imports: [AccountModule, ApiKeysModule, SessionsModule, TypeOrmModule.forFeature(ENTITIES)],
  controllers: [AuthController, LinksController, PasswordsController],
  providers: [
    // Closed by default, for every route of every feature.
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    ...[KnownNetworks, SignInThrottle, PasswordHasher, Credentials],
    ...[SessionStarter, Registration, RedirectTokens, AuthService, AuthResolver],
    ...[AccountLinks, AccountMails, EmailVerification, LinksResolver],
    ...[PasswordReplacement, PasswordChange, PasswordReset, PasswordsResolver],
    ...[EmailChange, PendingEmail, PendingEmailSweep],
    ...[AccountRecovery, AccountDeletion, OwnershipResolver],
    AuthPersonalData,
  ],
})
export class AuthModule {}
