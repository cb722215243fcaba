import { Injectable } from '@nestjs/common';
import type { SessionPrincipal } from '../../../platform/http/principal';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import { SessionsService } from '../sessions/sessions.service';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import type { AuthPayload } from '../sessions/auth-payload.type';
import { assertNotAddress } from './common-passwords';
import { Credentials } from './credentials';
import { PasswordHasher } from './password-hasher';
import { PasswordReplacement } from './password-replacement';
import type { ChangePasswordInput } from './password.inputs';

@Injectable()
export class PasswordChange {
  constructor(
    private readonly accounts: AccountService,
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly replacement: PasswordReplacement,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends every session of the account, and answers with a new one for who changed the password.
   * @throws {AppError} INVALID_CREDENTIALS, VALIDATION_FAILED, RATE_LIMITED, SERVICE_BUSY; UNAUTHENTICATED when the session has ended meanwhile
   */
  async change(
    { userId, sessionId }: SessionPrincipal,
    { currentPassword, newPassword }: ChangePasswordInput,
    visitor: Visitor,
  ): Promise<AuthPayload> {
    const account = await this.credentials.confirm(userId, currentPassword, visitor);
    assertNotAddress(newPassword, account.email);
    this.throttle.admitNews(userId, 'password');
    const passwordHash = await this.hasher.hash(newPassword);
    const issued = await this.outbox.transaction(async (manager) => {
      const now = await this.credentials.lock(manager, account);
      const { rememberMe, deviceInfo } = await this.sessions.get(sessionId, manager);
      await this.replacement.replace(manager, now, passwordHash);
      return this.sessions.start(manager, { userId, rememberMe, deviceInfo });
    });
    return { ...issued, user: await this.accounts.get(userId) };
  }
}
