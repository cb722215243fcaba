import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import type { User } from '../../account/user.type';
import { AccountLinks } from '../links/account-links.service';
import { EmailVerification } from '../links/email-verification';
import { newsExpiry } from '../links/mail-lifetimes';
import { Credentials } from '../passwords/credentials';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import type { ChangeEmailInput } from './ownership.inputs';

@Injectable()
export class EmailChange {
  constructor(
    private readonly accounts: AccountService,
    private readonly credentials: Credentials,
    private readonly links: AccountLinks,
    private readonly verification: EmailVerification,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives an account another address, which is not verified until the link that is sent there is used. The one before is
   * told, and links that were sent there end.
   * @throws {AppError} INVALID_CREDENTIALS, EMAIL_TAKEN, RATE_LIMITED, SERVICE_BUSY; UNAUTHENTICATED when the account is gone
   */
  async change(
    userId: string,
    { newEmail: email, password }: ChangeEmailInput,
    visitor: Visitor,
  ): Promise<User> {
    const account = await this.credentials.confirm(userId, password, visitor);
    if (email !== account.email) {
      // Refused before it is counted: nobody is to use up the mails of a stranger.
      if (await this.accounts.findByEmail(email)) throw new AppError('EMAIL_TAKEN');
      await this.throttle.admitMail({ email, network: visitor.network });
      await this.replace(userId, email);
    }
    return this.accounts.get(userId);
  }

  private async replace(userId: string, email: string): Promise<void> {
    await this.outbox.transaction(async (manager) => {
      const { email: before } = await this.accounts.lock(manager, userId);
      await this.accounts.update(manager, userId, { email, emailVerified: false });
      await this.links.forget(manager, userId);
      await this.outbox.forget(manager, before);
      const told = { recipient: before, userId, expiresAt: newsExpiry() };
      await this.outbox.add({ kind: 'emailChanged', facts: { newEmail: email }, ...told }, manager);
      await this.verification.ask(manager, { id: userId, email }, 'confirmNewEmail');
    });
  }
}
