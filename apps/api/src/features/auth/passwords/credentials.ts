import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error';
import type { Visitor } from '../../../platform/http/visitor';
import { type Account, AccountService } from '../../account/account.service';
import { SignInThrottle, type TakeBack } from '../throttle/sign-in-throttle';
import { PasswordHasher } from './password-hasher';

/** Finds out whether somebody is who they say: the only place where a password is compared. */
@Injectable()
export class Credentials {
  constructor(
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * The account of an address, for its password.
   * @throws {AppError} INVALID_CREDENTIALS, the same for an unknown address and a wrong password; RATE_LIMITED, SERVICE_BUSY
   */
  check(email: string, password: string, visitor: Visitor): Promise<Account> {
    return this.compare(
      password,
      visitor,
      () => this.throttle.admit({ email, network: visitor.network }),
      () => this.accounts.findByEmail(email),
    );
  }

  /**
   * The account of somebody who is signed in, and shows once more to be its owner.
   * @throws {AppError} INVALID_CREDENTIALS, RATE_LIMITED, SERVICE_BUSY; UNAUTHENTICATED when the account is gone
   */
  async confirm(userId: string, password: string, visitor: Visitor): Promise<Account> {
    const { email } = await this.accounts.find(userId);
    return this.compare(
      password,
      visitor,
      () => this.throttle.admitConfirmation({ email, network: visitor.network }),
      () => this.accounts.find(userId),
    );
  }

  /**
   * Locks an account whose password was right a moment ago: another one that was set meanwhile counts.
   * @throws {AppError} INVALID_CREDENTIALS; UNAUTHENTICATED when the account is gone
   */
  async lock(
    manager: EntityManager,
    { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  ): Promise<Account> {
    const now = await this.accounts.lock(manager, id);
    if (now.passwordHash !== passwordHash) throw new AppError('INVALID_CREDENTIALS');
    return now;
  }

  private async compare(
    password: string,
    { network }: Visitor,
    admit: () => TakeBack | Promise<TakeBack>,
    find: () => Promise<Account | null>,
  ): Promise<Account> {
    const takeBack = await admit();
    let account: Account | undefined;
    try {
      account = await this.hasher.verify(find, password);
    } catch (error) {
      // Nothing was compared.
      takeBack();
      throw error;
    }
    if (!account) throw new AppError('INVALID_CREDENTIALS');
    takeBack();
    await this.throttle.recognize(account, { network });
    return account;
  }
}
