import { Injectable } from '@nestjs/common';
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
    private readonly hasher: PasswordHasher,
    private readonly links: AccountLinks,
    private readonly replacement: PasswordReplacement,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Has a link sent. Whether there is such an account is looked at only when the mail is written, some seconds later and
   * beside no request: here every address takes the same steps, and the same time.
   * @throws {AppError} RATE_LIMITED
   */
  async ask(email: string, { network }: Visitor): Promise<void> {
    await this.throttle.admitMail({ email, network });
    const expiresAt = linkExpiry('resetPassword');
    await this.outbox.add({ kind: 'resetPassword', recipient: email, expiresAt });
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
    const link = await this.links.look('resetPassword', token);
    const passwordHash = await this.hasher.hash(newPassword);
    const account = await this.outbox.transaction(async (manager) => {
      const used = await this.links.use(manager, 'resetPassword', token, link);
      // Who reads the mails of an address owns it.
      await this.replacement.replace(manager, used, { passwordHash, emailVerified: true });
      return used;
    });
    this.throttle.forgive({ email: account.email, network: visitor.network });
    await this.throttle.recognize(account, visitor);
  }
}
