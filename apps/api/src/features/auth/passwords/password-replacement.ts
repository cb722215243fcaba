import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import { AccountLinks } from '../links/account-links.service';
import { newsExpiry } from '../links/mail-lifetimes';
import { SessionsService } from '../sessions/sessions.service';

/** What every new password brings with it, whichever way it came. */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
  ) {}

  /** In a transaction that has locked the account. Ends every session and the links that set passwords, and tells the owner. */
  async replace(
    manager: EntityManager,
    { id: userId, email }: Pick<Account, 'id' | 'email'>,
    changes: Pick<Account, 'passwordHash'> & Partial<Pick<Account, 'emailVerified'>>,
  ): Promise<void> {
    await this.accounts.update(manager, userId, changes);
    await this.sessions.endAll(manager, userId);
    await this.links.forget(manager, userId, 'resetPassword');
    const expiresAt = newsExpiry();
    await this.outbox.add(
      { kind: 'passwordChanged', recipient: email, userId, expiresAt },
      manager,
    );
  }
}
