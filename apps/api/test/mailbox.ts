import { type RunningSandbox, startSandbox } from '@tercet/sandbox';
import type { Config } from '../src/platform/config/config';

/** Mails as people read them: sent by the product over SMTP, and caught by the stand-in. */
export class TestingMailbox {
  private constructor(private readonly sandbox: RunningSandbox) {}

  static async start(): Promise<TestingMailbox> {
    return new TestingMailbox(await startSandbox({ port: 0 }));
  }

  get config(): Pick<Config, 'mail'> {
    return { mail: { smtpUrl: this.sandbox.smtpUrl, from: 'Tercet <no-reply@example.com>' } };
  }

  /** What came, and what becomes of what comes. */
  get mail(): RunningSandbox['mail'] {
    return this.sandbox.mail;
  }

  /** The newest of the mails to an address whose subject fits, once there are as many. */
  async newest(to: string, subject: RegExp, count = 1) {
    const mails = await this.mail.waitFor(to, { subject, count });
    const mail = mails.at(-1);
    if (!mail) throw new Error('There is no mail');
    return mail;
  }

  /** The token in the link of that mail. */
  async token(to: string, subject: RegExp, count = 1): Promise<string> {
    const { text } = await this.newest(to, subject, count);
    const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
    if (token === undefined) throw new Error('The mail has no link with a token');
    return token;
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }
}

export const CONFIRM = /^Confirm your email address$/;
export const CONFIRM_NEW = /^Confirm your new email address$/;
export const RESET = /^Choose a new password$/;
export const WELCOME = /^Welcome to/;
export const PASSWORD_CHANGED = /^Your password was changed$/;
export const EMAIL_CHANGE_ASKED = /^A new email address was requested$/;
export const EMAIL_CHANGED = /^Your email address was changed$/;
export const TAKEN_BACK = /^Your account is back at its former address$/;
