import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import {
  MailComposers,
  type MailContent,
  type QueuedMail,
} from '../../../platform/mail/mail-composers';
import { type Account, AccountService } from '../../account/account.service';
import { FormerAddresses } from '../../account/former-addresses';
import { readerOf } from '../../account/mail-reader';
import type { LinkKind } from '../links/account-link.entity';
import { AccountLinks } from '../links/account-links.service';

/** Pages of the web client that mails lead to. */
const EDITOR = '/editor';
const SETTINGS = '/settings';
const SIGN_IN = '/auth/signin';
/** Opens also for who is signed in, as the reader of a warning often is. */
const FORGOT_PASSWORD = '/auth/forgot-password?from=mail';
const LINKED: Readonly<Record<LinkKind, string>> = {
  verifyEmail: '/auth/verify-email',
  changeEmail: '/auth/verify-email',
  resetPassword: '/auth/reset-password',
};

/** What the mails about accounts say. Links are made when a mail is sent, so that no token waits in the outbox. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly accounts: AccountService,
    private readonly formerAddresses: FormerAddresses,
    private readonly links: AccountLinks,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { composers } = this;
    composers.register('verifyEmail', (mail) => this.verification(mail));
    composers.register('confirmNewEmail', (mail) => this.verification(mail));
    composers.register('resetPassword', (mail) => this.reset(mail));
    composers.register('welcome', (mail) =>
      this.news(mail, EDITOR, { settings: this.config.publicUrl + SETTINGS }),
    );
    composers.register('passwordChanged', (mail) =>
      this.news(mail, FORGOT_PASSWORD, {
        at: mail.createdAt,
        settings: this.config.publicUrl + SETTINGS,
      }),
    );
    composers.register('emailChangeAsked', (mail) => this.changeAsked(mail));
    composers.register('emailChanged', (mail) => this.changed(mail));
    composers.register('accountTakenBack', (mail) =>
      this.news(mail, SIGN_IN, { at: mail.createdAt, newAddress: newEmailOf(mail) }),
    );
    // Nothing of the new address: the one before may be mistyped, and a stranger's.
    composers.register('emailChangedForGood', (mail) =>
      this.news(mail, SETTINGS, { at: mail.createdAt }),
    );
  }

  /** Nothing where the address has been confirmed, or replaced, since the mail was asked for. */
  private async verification(mail: QueuedMail): Promise<MailContent | null> {
    const account = await this.accountOf(mail);
    if (account?.pendingEmail === mail.recipient) {
      return this.withLink(account, { kind: 'changeEmail', mail });
    }
    if (account?.email !== mail.recipient || account.emailVerified) return null;
    return this.withLink(account, { kind: 'verifyEmail', mail });
  }

  /** Nothing where there is no such account: whoever asked was not told. */
  private async reset(mail: QueuedMail): Promise<MailContent | null> {
    const account = await this.accounts.findByHeldAddress(mail.recipient);
    const content = account && (await this.withLink(account, { kind: 'resetPassword', mail }));
    return account?.email === mail.recipient ? content : asTakeBack(content);
  }

  /** Nothing where the change has been made, or given up, since. */
  private async changeAsked(mail: QueuedMail): Promise<MailContent | null> {
    const account = await this.accountOf(mail);
    const newAddress = newEmailOf(mail);
    if (account?.email !== mail.recipient || account.pendingEmail !== newAddress) return null;
    return this.news(mail, FORGOT_PASSWORD, { at: mail.createdAt, newAddress });
  }

  /** Nothing where the address has taken the account back since, or can do so no more. */
  private async changed(mail: QueuedMail): Promise<MailContent | null> {
    const { userId, recipient, createdAt: at } = mail;
    const until = userId && (await this.formerAddresses.wayBack(userId, recipient));
    if (!until) return null;
    return this.news(mail, FORGOT_PASSWORD, { at, newAddress: newEmailOf(mail), until });
  }

  private async news(
    mail: QueuedMail,
    page: string,
    words: MailContent['words'] = {},
  ): Promise<MailContent | null> {
    const account = await this.accountOf(mail);
    const link = this.config.publicUrl + page;
    return account && { ...readerOf(account, mail), link, words };
  }

  private async accountOf({ userId }: QueuedMail): Promise<Account | null> {
    return userId === null ? null : this.accounts.findById(userId);
  }

  private async withLink(
    account: Account,
    { kind, mail }: { readonly kind: LinkKind; readonly mail: QueuedMail },
  ): Promise<MailContent> {
    const to = { userId: account.id, email: mail.recipient };
    const made = await this.links.make({ ...to, kind, mailId: mail.id });
    return {
      ...readerOf(account, mail),
      link: `${this.config.publicUrl}${LINKED[kind]}?token=${made.token}`,
      words: { until: made.expiresAt },
      whenSent: () => this.links.markSent(made),
    };
  }
}

/** A former address is told what a new password does. */
const asTakeBack = (content: MailContent | null): MailContent | null =>
  content && { ...content, template: 'takeAccountBack' };

const newEmailOf = ({ facts }: QueuedMail): string => facts['newEmail'] ?? '';
