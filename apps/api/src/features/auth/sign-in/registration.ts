import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@tercet/contracts';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { type Account, AccountService, type NewAccount } from '../../account/account.service';
import { EmailVerification } from '../links/email-verification';
import { PasswordHasher } from '../passwords/password-hasher';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import type { AuthPayload } from '../sessions/auth-payload.type';
import { knownCulture, knownTimeZone } from './browser-settings';
import type { RegisterInput } from './register.input';
import { SessionStarter } from './session-starter';

@Injectable()
export class Registration {
  constructor(
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
    private readonly verification: EmailVerification,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
    private readonly starter: SessionStarter,
  ) {}

  /** @throws {AppError} EMAIL_TAKEN, RATE_LIMITED, SERVICE_BUSY */
  async register(input: RegisterInput, visitor: Visitor): Promise<AuthPayload> {
    const { email, name } = input;
    // Before it is counted: nobody is to use up the mails of a stranger.
    await this.accounts.assertFree(email);
    await this.throttle.admitMail({ email, network: visitor.network }, 'claim');
    const account = {
      email,
      name,
      passwordHash: await this.hasher.hash(input.password),
      language: input.language ?? DEFAULT_LOCALE,
      culture: knownCulture(input.culture),
      timezone: knownTimeZone(input.timezone),
    };
    const created = await this.create(account, input.sendEmailVerification ?? true);
    await this.throttle.recognize(created, visitor);
    const session = { userId: created.id, rememberMe: false, deviceInfo: visitor.device };
    return this.starter.start(session);
  }

  /** The account and its first mail, or neither. The welcome waits until the address is shown to be the owner's, if it is to be shown. */
  private create(account: NewAccount, sendVerification: boolean): Promise<Account> {
    return this.outbox.transaction(async (manager) => {
      const created = await this.accounts.create(manager, account);
      if (sendVerification) await this.verification.ask(manager, created);
      else await this.verification.welcome(manager, created);
      return created;
    });
  }
}
