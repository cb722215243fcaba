import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PRODUCT_NAME } from '@tercet/contracts';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { AccountService } from './account.service';

/** All that is kept of an account, for its owner. */
@Injectable()
export class DataExport implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly accounts: AccountService,
  ) {}

  onModuleInit(): void {
    this.data.register('account', async (userId) => {
      // Of the password nothing is known but what checks it.
      const { passwordHash: _, ...account } = await this.accounts.find(userId);
      return account;
    });
  }

  /** @throws {AppError} UNAUTHENTICATED when the account is gone. */
  async of(userId: string): Promise<object> {
    const data = await this.data.of(userId);
    return { product: PRODUCT_NAME, exportedAt: new Date(), ...data };
  }
}
