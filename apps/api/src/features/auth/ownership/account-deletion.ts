import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import { FormerAddresses } from '../../account/former-addresses';
import { Credentials } from '../passwords/credentials';

@Injectable()
export class AccountDeletion {
  constructor(
    private readonly accounts: AccountService,
    private readonly formerAddresses: FormerAddresses,
    private readonly credentials: Credentials,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Removes an account with everything that belongs to it, mails that wait to be sent among it.
   * @throws {AppError} INVALID_CREDENTIALS, RATE_LIMITED, SERVICE_BUSY; UNAUTHENTICATED when it is gone already
   */
  async delete(userId: string, password: string, visitor: Visitor): Promise<void> {
    const account = await this.credentials.confirm(userId, password, visitor);
    await this.outbox.transaction(async (manager) => {
      const { email } = await this.credentials.lock(manager, account);
      // What nobody named as its account's was asked for by their addresses: those that are nobody else's.
      for (const each of [{ email }, ...(await this.formerAddresses.of(userId, manager))]) {
        await this.outbox.forget(manager, each.email);
      }
      await this.accounts.remove(manager, userId);
    });
  }
}
