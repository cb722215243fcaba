import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountLinks } from '../links/account-links.service';
import { linkExpiry } from '../mails/mail-lifetimes';
import { AccountRecovery } from '../ownership/account-recovery';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { assertNotAddress } from './common-passwords';
import { PasswordHasher } from './password-hasher';
import { PasswordReplacement } from './password-replacement';
import type { ResetPasswordInput } from './password.inputs';
import { linkRefusalOf, type ResetTokenState } from './reset-token-state.type';

/** Gives people who have forgotten their password a new one, by a link in a mail. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly links: AccountLinks,
    private readonly replacement: PasswordReplacement,
    private readonly recovery: AccountRecovery,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Has a link sent. Whether there is such an account is looked at only when the mail is written, some seconds later and
   * beside no request: here every address takes the same steps, and the same time.
   * @throws {AppError} RATE_LIMITED
   */
  async ask(email: string, { network }: Visitor): Promise<void> {
    await this.throttle.admitMail({ email, network }, 'reset');
    const expiresAt = linkExpiry('resetPassword');
    await this.outbox.add({ kind: 'resetPassword', recipient: email, expiresAt });
  }

  /** Whether a link would be accepted. It stays as it is. */
  async stateOf(token: string): Promise<ResetTokenState> {
    try {
      await this.links.look(['resetPassword'], token);
      return { valid: true, reason: null };
    } catch (error) {
      const reason = linkRefusalOf(error);
      if (!reason) throw error;
      return { valid: false, reason };
    }
  }

  /** @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED, VALIDATION_FAILED, SERVICE_BUSY */
  async reset({ token, newPassword }: ResetPasswordInput, visitor: Visitor): Promise<void> {
    // Before the work of hashing, which strangers could ask for otherwise.
    const link = await this.links.look(['resetPassword'], token);
    assertNotAddress(newPassword, link.email);
    const passwordHash = await this.hasher.hash(newPassword);
    const account = await this.outbox.transaction(async (manager) => {
      const used = await this.links.use(manager, link);
      const owned = await this.recovery.recover(manager, used, link.email);
      await this.replacement.replace(manager, owned, passwordHash);
      return owned;
    });
    this.throttle.forgive({ email: link.email, network: visitor.network });
    await this.throttle.recognize(account, visitor);
  }
}
