import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { AccountLinks } from './account-links.service';
import { linkExpiry, newsExpiry } from './mail-lifetimes';

/** Lets people show that an address is theirs, by a link that is sent there. */
@Injectable()
export class EmailVerification {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
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
    await this.outbox.add(manager, { kind, recipient: email, userId, expiresAt });
  }

  /** Counts a mail that somebody has sent to an address, which may be a stranger's. @throws {AppError} RATE_LIMITED */
  admit(email: string): void {
    this.throttle.admitMail(email);
  }

  /** Has another link sent, unless there is nothing left to show. @throws {AppError} RATE_LIMITED */
  async askAgain(userId: string): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account.emailVerified) return;
    this.admit(account.email);
    await this.ask(this.database.manager, account, 'verifyEmail');
    this.outbox.wake();
  }

  /** @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED */
  async verify(token: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { userId, email } = await this.links.use(manager, 'verifyEmail', token);
      const isChanged = await this.accounts.confirmEmail(manager, userId, email);
      if (!isChanged) throw new AppError('TOKEN_INVALID');
      await this.welcome(manager, { id: userId, email });
    });
    this.outbox.wake();
  }

  /** Once in the life of an account. */
  async welcome(
    manager: EntityManager,
    { id: userId, email }: Pick<Account, 'id' | 'email'>,
  ): Promise<void> {
    if (!(await this.accounts.beginWelcome(manager, userId))) return;
    const expiresAt = newsExpiry();
    await this.outbox.add(manager, { kind: 'welcome', recipient: email, userId, expiresAt });
  }
}
