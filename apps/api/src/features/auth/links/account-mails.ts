import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import {
  MailComposers,
  type MailContent,
  type QueuedMail,
} from '../../../platform/mail/mail-composers';
import { type Account, AccountService } from '../../account/account.service';
import type { LinkKind } from './account-link.entity';
import { AccountLinks } from './account-links.service';

/** Pages of the web client that mails lead to. */
const EDITOR = '/editor';
const SETTINGS = '/settings';
const FORGOT_PASSWORD = '/auth/forgot-password';
const LINKED: Readonly<Record<LinkKind, string>> = {
  verifyEmail: '/auth/verify-email',
  resetPassword: '/auth/reset-password',
};

/** What the mails about accounts say. Links are made when a mail is sent, so that no token waits in the outbox. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly accounts: AccountService,
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
      this.news(mail, FORGOT_PASSWORD, { at: mail.createdAt }),
    );
    composers.register('emailChanged', (mail) =>
      this.news(mail, SETTINGS, { at: mail.createdAt, newAddress: mail.facts['newEmail'] ?? '' }),
    );
  }

  /** Nothing where the address has been confirmed, or replaced, since the mail was asked for. */
  private async verification({ userId, recipient }: QueuedMail): Promise<MailContent | null> {
    const account = userId === null ? null : await this.accounts.findById(userId);
    if (account?.email !== recipient || account.emailVerified) return null;
    return this.withLink(account, 'verifyEmail');
  }

  /** Nothing where there is no such account: whoever asked was not told. */
  private async reset({ recipient }: QueuedMail): Promise<MailContent | null> {
    const account = await this.accounts.findByEmail(recipient);
    return account && this.withLink(account, 'resetPassword');
  }

  private async news(
    { userId }: QueuedMail,
    page: string,
    words: MailContent['words'] = {},
  ): Promise<MailContent | null> {
    const account = userId === null ? null : await this.accounts.findById(userId);
    return account && { ...readerOf(account), link: this.config.publicUrl + page, words };
  }

  private async withLink(account: Account, kind: LinkKind): Promise<MailContent> {
    const { id: userId, email } = account;
    const { token, expiresAt } = await this.links.make(kind, { userId, email });
    const link = `${this.config.publicUrl}${LINKED[kind]}?token=${token}`;
    return { ...readerOf(account), link, words: { until: expiresAt } };
  }
}

/** Until an address is shown to be its owner's, the name may be a stranger's message to whoever reads the mail. */
const readerOf = ({ language, culture, timezone, name, emailVerified }: Account) => ({
  locale: language,
  culture,
  timeZone: timezone,
  name: emailVerified ? name : '',
});
