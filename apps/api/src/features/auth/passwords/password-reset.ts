import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountLinks } from '../links/account-links.service';
import { linkExpiry } from '../links/mail-lifetimes';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { PasswordHasher } from './password-hasher';
import { PasswordReplacement } from './password-replacement';
import type { ResetPasswordInput } from './password.inputs';
import type { ResetTokenState } from './reset-token-state.type';

/** Gives people who have forgotten their password a new one, by a link in a mail. */
@Injectable()
export class PasswordReset {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly links: AccountLinks,
    private readonly replacement: PasswordReplacement,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Has a link sent. Whether there is such an account is looked at only when the mail is written: here every address
   * takes the same steps, and the same time.
   * @throws {AppError} RATE_LIMITED
   */
  async ask(email: string): Promise<void> {
    this.throttle.admitMail(email);
    const expiresAt = linkExpiry('resetPassword');
    await this.outbox.add(this.database.manager, {
      kind: 'resetPassword',
      recipient: email,
      expiresAt,
    });
    this.outbox.wake();
  }

  /** Whether a link would be accepted. It stays as it is. */
  async stateOf(token: string): Promise<ResetTokenState> {
    try {
      await this.links.look('resetPassword', token);
      return { valid: true, reason: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { valid: false, reason: error.code };
    }
  }

  /** @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED, SERVICE_BUSY */
  async reset({ token, newPassword }: ResetPasswordInput, visitor: Visitor): Promise<void> {
    // Before the work of hashing, which strangers could ask for otherwise.
    await this.links.look('resetPassword', token);
    const passwordHash = await this.hasher.hash(newPassword);
    const account = await this.database.transaction(async (manager) => {
      const { userId, email } = await this.links.use(manager, 'resetPassword', token);
      // Who reads the mails of an address owns it.
      await this.replacement.replace(
        manager,
        { id: userId, email },
        { passwordHash, emailVerified: true },
      );
      return { id: userId, email };
    });
    this.outbox.wake();
    this.throttle.forgive({ email: account.email, network: visitor.network });
    await this.throttle.recognize(account, visitor);
  }
}
