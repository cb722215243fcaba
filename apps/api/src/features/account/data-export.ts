import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PRODUCT_NAME } from '@tercet/contracts';
import { DataSource } from 'typeorm';
import { Outbox } from '../../platform/mail/outbox';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { AccountService } from './account.service';

/** All that is kept of an account, for its owner. */
@Injectable()
export class DataExport implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.data.register('account', async (userId) => {
      // Of the password nothing is known but what checks it.
      const { passwordHash: _, ...account } = await this.accounts.find(userId);
      return account;
    });
    this.data.register('mails', async (userId) => {
      const { email } = await this.accounts.find(userId);
      const mails = await this.outbox.of(this.database.manager, userId, email);
      return mails.map(({ kind, recipient, createdAt }) => ({ kind, recipient, createdAt }));
    });
  }

  /** @throws {AppError} UNAUTHENTICATED when the account is gone. */
  async of(userId: string): Promise<object> {
    const data = await this.data.of(userId);
    return { product: PRODUCT_NAME, exportedAt: new Date(), ...data };
  }
}
