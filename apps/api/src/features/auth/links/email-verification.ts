import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { AccountLinks } from './account-links.service';
import { linkExpiry, newsExpiry } from '../mails/mail-lifetimes';
import { PendingEmail } from '../ownership/pending-email';

/** Lets people show that an address is theirs, by a link that is sent there. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly accounts: AccountService,
    private readonly links: AccountLinks,
    private readonly pending: PendingEmail,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /** Has the first link sent, with what brought it about. */
  async ask(
    manager: EntityManager,
    { id: userId, email }: Pick<Account, 'id' | 'email'>,
  ): Promise<void> {
    const expiresAt = linkExpiry('verifyEmail');
    await this.outbox.add({ kind: 'verifyEmail', recipient: email, userId, expiresAt }, manager);
  }

  /**
   * Has another link sent, to the new address where one is still to be confirmed, unless there is nothing left to show.
   * @returns whether one is sent
   * @throws {AppError} RATE_LIMITED; EMAIL_TAKEN where somebody else has the new address by now; UNAUTHENTICATED when the account is gone
   */
  async askAgain(userId: string, { network }: Visitor): Promise<boolean> {
    const account = await this.accounts.find(userId);
    const { pendingEmail } = account;
    if (pendingEmail === null && account.emailVerified) return false;
    if (pendingEmail !== null) await this.accounts.assertFree(pendingEmail, { userId });
    const email = pendingEmail ?? account.email;
    await this.throttle.admitMail({ email, network }, 'confirmation');
    await this.outbox.transaction((manager) =>
      pendingEmail === null
        ? this.ask(manager, account)
        : this.pending.ask(manager, userId, pendingEmail),
    );
    return true;
  }

  /** @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED; EMAIL_TAKEN where somebody else has the new address by now */
  async verify(token: string): Promise<void> {
    const link = await this.links.look(['verifyEmail', 'changeEmail'], token);
    await this.outbox.transaction(async (manager) => {
      if (link.kind === 'changeEmail') return this.pending.confirm(manager, link);
      const account = await this.links.use(manager, link);
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
