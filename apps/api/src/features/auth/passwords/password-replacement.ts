import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import { AccountLinks } from '../links/account-links.service';
import { newsExpiry } from '../mails/mail-lifetimes';
import { PendingEmail } from '../ownership/pending-email';
import { SessionsService } from '../sessions/sessions.service';

/** What every new password brings with it, whichever way it came. */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly pending: PendingEmail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * In a transaction that has locked the account. Ends every session, the links that set passwords, also those that are
   * still to be sent, and the change to an address that is not confirmed; and tells the owner.
   */
  async replace(manager: EntityManager, account: Account, passwordHash: string): Promise<void> {
    const { id: userId, email } = account;
    await this.accounts.update(manager, userId, { passwordHash });
    await this.sessions.endAll(manager, userId);
    await this.pending.drop(manager, account);
    await this.links.forgetResets(manager, userId);
    await this.outbox.forget(manager, email);
    const expiresAt = newsExpiry();
    await this.outbox.add(
      { kind: 'passwordChanged', recipient: email, userId, expiresAt },
      manager,
    );
  }
}
