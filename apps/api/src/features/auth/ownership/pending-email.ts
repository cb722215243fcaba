import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import { FormerAddresses } from '../../account/former-addresses';
import { AccountLinks, type SentLink } from '../links/account-links.service';
import { AccountRecovery } from './account-recovery';
import { addressNews } from '../mails/address-news';
import { linkExpiry } from '../mails/mail-lifetimes';

/** The address that an account is to have once it is confirmed. Each call is made in a transaction. */
@Injectable()
export class PendingEmail {
  constructor(
    private readonly accounts: AccountService,
    private readonly formerAddresses: FormerAddresses,
    private readonly links: AccountLinks,
    private readonly recovery: AccountRecovery,
    private readonly outbox: Outbox,
  ) {}

  /** For an account that is locked. Takes the place of the one before; both addresses hear of it. */
  async propose(manager: EntityManager, account: Account, email: string): Promise<void> {
    const { id: userId } = account;
    await this.drop(manager, account);
    await this.accounts.update(manager, userId, { pendingEmail: email });
    await this.outbox.add(addressNews('emailChangeAsked', account, email), manager);
    await this.ask(manager, userId, email);
  }

  /** Has a link sent there, by which its owner confirms it. */
  async ask(manager: EntityManager, userId: string, email: string): Promise<void> {
    const expiresAt = linkExpiry('changeEmail');
    const mail = { kind: 'confirmNewEmail', recipient: email, userId, expiresAt } as const;
    await this.outbox.add(mail, manager);
  }

  /** For an account that is locked. */
  async drop(
    manager: EntityManager,
    { id, pendingEmail }: Pick<Account, 'id' | 'pendingEmail'>,
  ): Promise<void> {
    if (pendingEmail === null) return;
    await this.accounts.update(manager, id, { pendingEmail: null });
    await this.links.forget(manager, id, 'changeEmail');
    // Nothing else: it may be a former address, whose owner is told what happens to the account.
    await this.outbox.forgetKind(manager, 'confirmNewEmail', {
      recipient: pendingEmail,
      userId: id,
    });
  }

  /**
   * The account has the address from now on. The one before can take it back for a while, unless this one did so itself.
   * @throws {AppError} TOKEN_INVALID; EMAIL_TAKEN, and then all stays as it is
   */
  async confirm(manager: EntityManager, link: SentLink): Promise<void> {
    const before = await this.links.use(manager, link);
    const { id: userId } = before;
    const undone = await this.formerAddresses.takeBack(manager, userId, link.email);
    const changes = { email: link.email, emailVerified: true, pendingEmail: null };
    await this.accounts.update(manager, userId, changes);
    const isBack = undone.length > 0;
    if (isBack) {
      await this.recovery.endAccess(manager, userId);
      await this.outbox.forget(manager, before.email);
    } else {
      await this.formerAddresses.keep(manager, before);
    }
    await this.links.forget(manager, userId, 'verifyEmail');
    await this.links.forgetResets(manager, userId, link.email);
    const kind = isBack ? 'emailChangedForGood' : 'emailChanged';
    await this.outbox.add(addressNews(kind, before, link.email), manager);
  }
}
