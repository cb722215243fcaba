import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DEFAULT_LOCALE } from '@tercet/contracts';
import { DataSource } from 'typeorm';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService, type NewAccount } from '../../account/account.service';
import { EmailVerification } from '../links/email-verification';
import { PasswordHasher } from '../passwords/password-hasher';
import type { AuthPayload } from './auth-payload.type';
import { knownCulture, knownTimeZone } from './browser-settings';
import type { RegisterInput } from './register.input';
import { SessionStarter } from './session-starter';

@Injectable()
export class Registration {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
    private readonly verification: EmailVerification,
    private readonly outbox: Outbox,
    private readonly starter: SessionStarter,
  ) {}

  /** @throws {AppError} EMAIL_TAKEN, SERVICE_BUSY */
  async register(input: RegisterInput, visitor: Visitor): Promise<AuthPayload> {
    const account = {
      email: input.email,
      name: input.name,
      passwordHash: await this.hasher.hash(input.password),
      language: input.language ?? DEFAULT_LOCALE,
      culture: knownCulture(input.culture),
      timezone: knownTimeZone(input.timezone),
    };
    const userId = await this.create(account, input.sendEmailVerification ?? true);
    this.outbox.wake();
    return this.starter.start({ userId, rememberMe: false, deviceInfo: visitor.device });
  }

  /** The account and its first mail, or neither. The welcome waits until the address is shown to be the owner's, if it is to be shown. */
  private create(account: NewAccount, sendVerification: boolean): Promise<string> {
    return this.database.transaction(async (manager) => {
      const created = await this.accounts.create(manager, account);
      if (sendVerification) await this.verification.ask(manager, created, 'verifyEmail');
      else await this.verification.welcome(manager, created);
      return created.id;
    });
  }
}
