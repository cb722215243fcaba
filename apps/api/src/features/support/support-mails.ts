import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@tercet/contracts';
import {
  MailComposers,
  type MailContent,
  type QueuedMail,
} from '../../platform/mail/mail-composers';

/** What those read who answer messages. An answer to the mail goes to who has written. */
@Injectable()
export class SupportMails implements OnModuleInit {
  constructor(private readonly composers: MailComposers) {}

  onModuleInit(): void {
    this.composers.register('supportMessage', (mail) => Promise.resolve(this.content(mail)));
  }

  private content({ facts }: QueuedMail): MailContent {
    const { email = '', message = '', name = '', language = '', plan = '' } = facts;
    return {
      ...(plan === 'premium' && { template: 'prioritySupportMessage' as const }),
      locale: DEFAULT_LOCALE,
      culture: null,
      timeZone: null,
      name: '',
      replyTo: email,
      link: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      words: { email, message, plan, language, name: name === '' ? email : name },
    };
  }
}
