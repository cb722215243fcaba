import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import { Credentials } from '../passwords/credentials';

@Injectable()
export class AccountDeletion {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly credentials: Credentials,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Removes an account with everything that belongs to it, mails that wait to be sent among it.
   * @throws {AppError} INVALID_CREDENTIALS, RATE_LIMITED, SERVICE_BUSY
   */
  async delete(userId: string, password: string, visitor: Visitor): Promise<void> {
    const { email } = await this.credentials.confirm(userId, password, visitor);
    await this.database.transaction(async (manager) => {
      await this.outbox.forget(manager, email);
      await this.accounts.remove(manager, userId);
    });
  }
}
