import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';
import type { SessionPrincipal } from '../../../platform/http/principal';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import { SessionsService } from '../sessions/sessions.service';
import type { AuthPayload } from '../sign-in/auth-payload.type';
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
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends every session of the account, and answers with a new one for who changed the password.
   * @throws {AppError} INVALID_CREDENTIALS, RATE_LIMITED, SERVICE_BUSY; UNAUTHENTICATED when the session has ended meanwhile
   */
  async change(
    { userId, sessionId }: SessionPrincipal,
    { currentPassword, newPassword }: ChangePasswordInput,
    visitor: Visitor,
  ): Promise<AuthPayload> {
    const account = await this.credentials.confirm(userId, currentPassword, visitor);
    const passwordHash = await this.hasher.hash(newPassword);
    const issued = await this.outbox.transaction(async (manager) => {
      const now = await this.accounts.lock(manager, userId);
      if (now.passwordHash !== account.passwordHash) throw new AppError('INVALID_CREDENTIALS');
      const session = await this.sessions.find(sessionId, manager);
      if (!session) throw new AppError('UNAUTHENTICATED');
      await this.replacement.replace(manager, now, { passwordHash });
      const { rememberMe, deviceInfo } = session;
      return this.sessions.start(manager, { userId, rememberMe, deviceInfo });
    });
    return { ...issued, user: await this.accounts.get(userId) };
  }
}
