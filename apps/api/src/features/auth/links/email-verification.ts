import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { AccountLinks } from './account-links.service';
import { linkExpiry, newsExpiry } from './mail-lifetimes';

/** Lets people show that an address is theirs, by a link that is sent there. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly accounts: AccountService,
    private readonly links: AccountLinks,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /** Has the first link sent, or the one to a new address, with what brought it about. */
  async ask(
    manager: EntityManager,
    { id: userId, email }: Pick<Account, 'id' | 'email'>,
    kind: 'verifyEmail' | 'confirmNewEmail',
  ): Promise<void> {
    const expiresAt = linkExpiry('verifyEmail');
    await this.outbox.add({ kind, recipient: email, userId, expiresAt }, manager);
  }

  /**
   * Has another link sent, unless there is nothing left to show.
   * @throws {AppError} RATE_LIMITED; UNAUTHENTICATED when the account is gone
   */
  async askAgain(userId: string, { network }: Visitor): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account.emailVerified) return;
    await this.throttle.admitMail({ email: account.email, network });
    await this.outbox.transaction((manager) => this.ask(manager, account, 'verifyEmail'));
  }

  /** @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED */
  async verify(token: string): Promise<void> {
    const link = await this.links.look('verifyEmail', token);
    await this.outbox.transaction(async (manager) => {
      const account = await this.links.use(manager, 'verifyEmail', token, link);
      await this.accounts.update(manager, account.id, { emailVerified: true });
      await this.welcome(manager, account);
    });
  }

  /** Once in the life of an account. */
  async welcome(
    manager: EntityManager,
    { id: userId, email }: Pick<Account, 'id' | 'email'>,
  ): Promise<void> {
    if (!(await this.accounts.beginWelcome(manager, userId))) return;
    const expiresAt = newsExpiry();
    await this.outbox.add({ kind: 'welcome', recipient: email, userId, expiresAt }, manager);
  }
}
