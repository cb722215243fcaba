import type { Locale } from '@tercet/contracts';
import { OwnError } from '../errors/own-error';

/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** In angle brackets; the same for every try. */
  readonly messageId: string;
  /** Bare address. */
  readonly to: string;
  /** Bare address that answers go to, where somebody reads them. */
  readonly replyTo?: string | undefined;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail was not taken. */
export class MailRefused extends OwnError {
  override readonly name = 'MailRefused';

  constructor(
    /** `permanent`: trying again is of no use. */
    readonly kind: 'permanent' | 'temporary',
    /** Response code of SMTP or code of the system. */
    readonly code: string,
  ) {
    super('The mail was not taken');
  }
}

/** Takes mails to their people. */
export abstract class MailTransport {
  /**
   * Resolves once the mail was taken.
   * @param signal has it given up
   * @throws {MailRefused}
   */
  abstract send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
}
