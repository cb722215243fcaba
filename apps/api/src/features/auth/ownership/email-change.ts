import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import type { User } from '../../account/user.type';
import { AccountLinks } from '../links/account-links.service';
import { addressNews } from '../mails/address-news';
import { Credentials } from '../passwords/credentials';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import type { ChangeEmailInput } from './ownership.inputs';
import { PendingEmail } from './pending-email';

@Injectable()
export class EmailChange {
  constructor(
    private readonly accounts: AccountService,
    private readonly credentials: Credentials,
    private readonly links: AccountLinks,
    private readonly pending: PendingEmail,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Asks for another address, which the account has once it is confirmed; the address that it has takes that back. Both
   * addresses are told. Where nobody has confirmed the present one, the new one takes its place at once: it may be mistyped.
   * @throws {AppError} INVALID_CREDENTIALS, EMAIL_TAKEN, RATE_LIMITED, SERVICE_BUSY; UNAUTHENTICATED when the account is gone
   */
  async change(
    userId: string,
    { newEmail: email, password }: ChangeEmailInput,
    visitor: Visitor,
  ): Promise<User> {
    const account = await this.credentials.confirm(userId, password, visitor);
    if (email !== account.email) {
      // Before it is counted: nobody is to use up the mails of a stranger.
      await this.accounts.assertFree(email, { userId });
      this.throttle.admitNews(userId, 'email');
      await this.throttle.admitMail({ email, network: visitor.network }, 'claim');
    }
    await this.outbox.transaction(async (manager) => {
      const now = await this.credentials.lock(manager, account);
      if (email === now.email) await this.pending.drop(manager, now);
      else if (now.emailVerified) await this.pending.propose(manager, now, email);
      else await this.replace(manager, now, email);
    });
    return this.accounts.get(userId);
  }

  private async replace(manager: EntityManager, before: Account, email: string): Promise<void> {
    const { id: userId } = before;
    await this.accounts.update(manager, userId, { email });
    await this.links.forget(manager, userId, 'verifyEmail');
    await this.links.forgetResets(manager, userId, email);
    await this.outbox.forget(manager, before.email);
    await this.outbox.add(addressNews('emailChangedForGood', before, email), manager);
    await this.pending.ask(manager, userId, email);
  }
}
