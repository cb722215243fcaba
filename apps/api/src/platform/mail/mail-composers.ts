import { Injectable } from '@nestjs/common';
import type { Locale } from '@tercet/contracts';
import type { MailKind, MailTemplate } from './mail-kinds';

/** What a mail says beside its own words. */
export interface MailContent {
  /** Where the words of its kind do not fit. */
  readonly template?: MailTemplate;
  readonly locale: Locale;
  /** BCP 47 tag of the person's registration. */
  readonly culture: string | null;
  /** IANA name; without it, times are in UTC. */
  readonly timeZone: string | null;
  readonly name: string;
  /** Whole address that the mail's button leads to. */
  readonly link: string;
  /** What `MAIL_BODIES` asks for by name. Dates are written in the person's language and time zone. */
  readonly words?: Readonly<Record<string, string | number | Date>>;
  /** Address that answers go to, where somebody reads them. */
  readonly replyTo?: string;
  /** Done once a mail server has taken the mail, before it leaves the outbox. */
  readonly whenSent?: () => Promise<void>;
}

/** A mail of the outbox as its feature needs it. */
export interface QueuedMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly userId: string | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * Says what a mail holds, at the moment of sending and anew for each try: links with tokens are made here, so that
 * none ever lies in the outbox. `null`: there is nothing to send any more.
 */
export type MailComposer = (mail: QueuedMail) => Promise<MailContent | null>;

/** Who composes which mail: one for each kind. Features register at `onModuleInit`. */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<MailKind, MailComposer>();

  register(kind: MailKind, composer: MailComposer): void {
    if (this.composers.has(kind)) throw new Error(`The mail ${kind} has a composer already`);
    this.composers.set(kind, composer);
  }

  /** Kinds that this process can send. */
  get kinds(): readonly MailKind[] {
    return [...this.composers.keys()];
  }

  async compose(mail: QueuedMail): Promise<MailContent | null> {
    const composer = this.composers.get(mail.kind);
    if (!composer) throw new Error('A mail of a kind that nobody composes was taken');
    return composer(mail);
  }
}
