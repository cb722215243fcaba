import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import type { User } from '../../account/user.type';
import { AccountLinks } from '../links/account-links.service';
import { EmailVerification } from '../links/email-verification';
import { newsExpiry } from '../links/mail-lifetimes';
import { Credentials } from '../passwords/credentials';
import type { ChangeEmailInput } from './ownership.inputs';

@Injectable()
export class EmailChange {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly credentials: Credentials,
    private readonly links: AccountLinks,
    private readonly verification: EmailVerification,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives an account another address, which is not verified until the link that is sent there is used. The one before is
   * told, and links that were sent there end.
   * @throws {AppError} INVALID_CREDENTIALS, EMAIL_TAKEN, RATE_LIMITED, SERVICE_BUSY
   */
  async change(
    userId: string,
    { newEmail, password }: ChangeEmailInput,
    visitor: Visitor,
  ): Promise<User> {
    const { email: before } = await this.credentials.confirm(userId, password, visitor);
    if (newEmail !== before) {
      this.verification.admit(newEmail);
      await this.replace(userId, before, newEmail);
    }
    return this.accounts.get(userId);
  }

  private async replace(userId: string, before: string, email: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.accounts.update(manager, userId, { email, emailVerified: false });
      await this.links.forget(manager, userId);
      const facts = { newEmail: email };
      const expiresAt = newsExpiry();
      await this.outbox.add(manager, {
        kind: 'emailChanged',
        recipient: before,
        userId,
        facts,
        expiresAt,
      });
      await this.verification.ask(manager, { id: userId, email }, 'confirmNewEmail');
    });
    this.outbox.wake();
  }
}
