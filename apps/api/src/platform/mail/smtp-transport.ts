import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config';
import { MailRefused, MailTransport, type OutgoingMail } from './mail-transport';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** Answers to these are about this mail; to all before them, about how the server is set up. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** Out of order, or not signed in: neither says anything about the recipient. */
const ABOUT_THE_SESSION = [503, 530];
/** What a code may look like; a server's words never do. */
const CODE = /^[A-Z][A-Z0-9_]{1,39}$/;

/** What the library says of a failure, as far as it does. */
interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Tells what trying again can mend from what it cannot, and keeps nothing of what the server said. */
export function refusalOf(error: unknown): MailRefused {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const named = typeof code === 'string' && CODE.test(code) ? code : 'UNKNOWN';
  if (typeof responseCode !== 'number') {
    // An address that cannot be said in SMTP at all.
    return new MailRefused(
      named === 'EENVELOPE' && command === 'API' ? 'permanent' : 'temporary',
      named,
    );
  }
  const isPermanent =
    responseCode >= 500 &&
    !ABOUT_THE_SESSION.includes(responseCode) &&
    ABOUT_THE_MAIL.some((known) => known === command);
  return new MailRefused(isPermanent ? 'permanent' : 'temporary', String(responseCode));
}

/** Hands mails to the configured SMTP server, each over a connection of its own. */
@Injectable()
export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;
  private readonly from: string;

  constructor({ mail }: Config) {
    super();
    this.from = mail.from;
    this.transporter = createTransport({
      url: mail.smtpUrl,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      // Nothing that a mail holds is a path or an address to read from.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(
    { to, replyTo, locale, subject, html, text, messageId }: OutgoingMail,
    signal?: AbortSignal,
  ): Promise<void> {
    try {
      await this.transporter.sendMail({
        from: this.from,
        // As an object, it is one address whatever it holds.
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        messageId,
        xMailer: false,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': locale,
        },
        signal,
      });
    } catch (error) {
      throw refusalOf(error);
    }
  }
}
