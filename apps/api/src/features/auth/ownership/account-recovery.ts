import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService } from '../../account/account.service';
import { FormerAddresses } from '../../account/former-addresses';
import { ApiKeysService } from '../../api-keys/api-keys.service';
import { addressNews } from '../mails/address-news';
import { KnownNetworks } from '../throttle/known-networks';

/** Gives an account to who has shown to read the mails of an address of it: a stranger may have had it until then. */
@Injectable()
export class AccountRecovery {
  constructor(
    private readonly accounts: AccountService,
    private readonly formerAddresses: FormerAddresses,
    private readonly apiKeys: ApiKeysService,
    private readonly networks: KnownNetworks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * In a transaction that has locked the account, and gives it a new password, with which its sessions end. Nothing else
   * lets a stranger in; but keys of an address that was confirmed stay, which programs depend on.
   * @param email its address, or a former one
   * @returns the account as it is then
   */
  async recover(manager: EntityManager, account: Account, email: string): Promise<Account> {
    const { id } = account;
    const isOwners = account.email === email;
    if (isOwners && account.emailVerified) {
      await this.networks.forget(manager, id);
      return account;
    }
    await this.endAccess(manager, id);
    if (!isOwners) await this.giveBack(manager, account, email);
    await this.accounts.update(manager, id, { email, emailVerified: true });
    return { ...account, email, emailVerified: true };
  }

  /** Whoever had the account until now may have left themselves ways in that sessions and links are no part of. */
  async endAccess(manager: EntityManager, userId: string): Promise<void> {
    await this.apiKeys.revokeAll(manager, userId);
    await this.networks.forget(manager, userId);
  }

  /** What came to the account after the address was its own goes again, and leaves no way back. */
  private async giveBack(manager: EntityManager, account: Account, email: string): Promise<void> {
    const { id: userId, email: lost } = account;
    const undone = await this.formerAddresses.takeBack(manager, userId, email);
    for (const each of [lost, ...undone]) await this.outbox.forget(manager, each, userId);
    await this.outbox.add(addressNews('accountTakenBack', account, email), manager);
  }
}
