import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error';
import type { SessionPrincipal } from '../../../platform/http/principal';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { SessionsService } from '../sessions/sessions.service';
import type { AuthPayload } from '../sign-in/auth-payload.type';
import { SessionStarter } from '../sign-in/session-starter';
import { Credentials } from './credentials';
import { PasswordHasher } from './password-hasher';
import { PasswordReplacement } from './password-replacement';
import type { ChangePasswordInput } from './password.inputs';

@Injectable()
export class PasswordChange {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly replacement: PasswordReplacement,
    private readonly sessions: SessionsService,
    private readonly starter: SessionStarter,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends every session of the account, and answers with a new one for who changed the password.
   * @throws {AppError} INVALID_CREDENTIALS, RATE_LIMITED, SERVICE_BUSY
   */
  async change(
    { userId, sessionId }: SessionPrincipal,
    { currentPassword, newPassword }: ChangePasswordInput,
    visitor: Visitor,
  ): Promise<AuthPayload> {
    const account = await this.credentials.confirm(userId, currentPassword, visitor);
    const passwordHash = await this.hasher.hash(newPassword);
    const session = await this.sessions.find(sessionId);
    if (!session) throw new AppError('UNAUTHENTICATED');
    const { rememberMe, deviceInfo } = session;
    await this.database.transaction((manager) =>
      this.replacement.replace(manager, account, { passwordHash }),
    );
    this.outbox.wake();
    return this.starter.start({ userId, rememberMe, deviceInfo });
  }
}
