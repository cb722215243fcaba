import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PRODUCT_NAME } from '@tercet/contracts';
import { Outbox } from '../../platform/mail/outbox';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { AccountService } from './account.service';
import { FormerAddresses } from './former-addresses';

/** Of the password nothing is known but what checks it, and that is nobody's to read. */
const EXPORTED = [
  ...(['id', 'email', 'name', 'emailVerified', 'pendingEmail', 'language', 'theme'] as const),
  ...(['culture', 'timezone', 'welcomedAt', 'createdAt', 'updatedAt'] as const),
];

/** All that is kept of an account, for its owner. */
@Injectable()
export class DataExport implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly accounts: AccountService,
    private readonly formerAddresses: FormerAddresses,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.data.register('account', async (userId) => {
      const account = await this.accounts.find(userId);
      return Object.fromEntries(EXPORTED.map((name) => [name, account[name]]));
    });
    this.data.register('formerAddresses', (userId) => this.formerAddresses.of(userId));
    this.data.register('mails', async (userId) => {
      const { email } = await this.accounts.find(userId);
      // What is asked for at a former address is no matter of who has the account now.
      const mails = await this.outbox.of(userId, email);
      return mails.map(({ kind, recipient, facts, createdAt, failedAt }) => ({
        kind,
        recipient,
        facts,
        createdAt,
        failedAt,
      }));
    });
  }

  /** @throws {AppError} UNAUTHENTICATED when the account is gone. */
  async of(userId: string): Promise<object> {
    const data = await this.data.of(userId);
    return { product: PRODUCT_NAME, exportedAt: new Date(), ...data };
  }
}
