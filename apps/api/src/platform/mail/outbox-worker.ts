import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Config } from '../config/config';
import { mailHost } from '../config/mail-host';
import { toAppError } from '../errors/to-app-error';
import { Lifecycle } from '../http/lifecycle';
import { Logger } from '../logging/logger';
import { MailComposers, type MailContent } from './mail-composers';
import { MailRefused, MailTransport, type OutgoingMail } from './mail-transport';
import { type LeasedMail, OutboxRows } from './outbox-rows';
import { OutboxTiming } from './outbox-timing';
import { renderMail } from './render-mail';

/** Mails that one process sends at the same time. */
const LANES = 4;
/** Given up because nobody would need it any more, without any try that failed. */
const EXPIRED = 'EXPIRED';
/** Its words or its link could not be made. */
const NOT_COMPOSED = 'NOT_COMPOSED';

interface ComposedMail extends Pick<MailContent, 'whenSent'> {
  readonly mail: OutgoingMail;
}

/** Sends what lies in the outbox. Without the address of a mail server it does nothing, and mails wait until they expire. */
@Injectable()
export class OutboxWorker implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private lanes = 0;
  /** Counts calls, so that a lane that found nothing sees that one came while it looked. */
  private wakes = 0;
  private isRunning = false;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly tooLate = new AbortController();

  constructor(
    private readonly config: Config,
    private readonly rows: OutboxRows,
    private readonly composers: MailComposers,
    private readonly transport: MailTransport,
    private readonly lifecycle: Lifecycle,
    private readonly logger: Logger,
    private readonly timing: OutboxTiming,
  ) {}

  /** The embedded database has no other process: what was being sent when the last one ended, no one sends. */
  async onModuleInit(): Promise<void> {
    if (this.config.databaseUrl === undefined) await this.rows.releaseAll();
  }

  /** Only now every feature has said what it composes. */
  onApplicationBootstrap(): void {
    if (this.config.mail.smtpUrl === undefined) return;
    this.isRunning = true;
    this.every(this.timing.lookMs, () => this.wake());
    this.wake();
  }

  /** Takes no more mails; those under way have some seconds to end. */
  onModuleDestroy(): void {
    this.isRunning = false;
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    setTimeout(() => this.tooLate.abort(), this.timing.stopMs).unref();
  }

  /** Looks for mails now. */
  wake(): void {
    this.wakes += 1;
    if (this.isRunning && this.lanes < LANES) void this.work();
  }

  private every(ms: number, act: () => void): void {
    this.timers.push(setInterval(act, ms).unref());
  }

  /** Sends one mail after the other until there are none. The database stays open meanwhile. */
  private async work(): Promise<void> {
    this.lanes += 1;
    const end = this.lifecycle.beginWork();
    try {
      while (this.isRunning) {
        const { wakes } = this;
        const mail = await this.rows.claim(this.composers.kinds, this.timing.leaseMs);
        if (mail) {
          // Where there was one there may be more.
          this.wake();
          await this.handle(mail);
        } else if (wakes === this.wakes) return;
      }
    } catch (error) {
      this.logger.requestFailed(error, toAppError(error));
    } finally {
      end();
      this.lanes -= 1;
    }
  }

  private async handle(mail: LeasedMail): Promise<void> {
    if (mail.expiresAt.getTime() <= Date.now()) {
      return this.giveUp(mail, mail.failure ?? EXPIRED);
    }
    try {
      if (await this.send(mail)) this.log('mail sent', mail);
      await this.rows.remove(mail);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      if (error.kind === 'permanent') return this.giveUp(mail, error.code);
      await this.postpone(mail, error.code);
    }
  }

  /** @returns false when there is nothing to send any more */
  private async send(mail: LeasedMail): Promise<boolean> {
    const composed = await this.compose(mail);
    if (!composed) return false;
    const late = AbortSignal.timeout(this.timing.sendMs);
    await this.transport.send(composed.mail, AbortSignal.any([late, this.tooLate.signal]));
    await composed.whenSent?.();
    return true;
  }

  private async compose(mail: LeasedMail): Promise<ComposedMail | undefined> {
    const { publicUrl } = this.config;
    try {
      const content = await this.composers.compose(mail);
      if (!content) return undefined;
      const { locale, replyTo, whenSent } = content;
      const messageId = `<${mail.id}@${mailHost(publicUrl)}>`;
      const rendered = renderMail(content.template ?? mail.kind, content, publicUrl);
      const { recipient: to } = mail;
      return { mail: { ...rendered, to, replyTo, locale, messageId }, whenSent };
    } catch (error) {
      this.logger.requestFailed(error, toAppError(error));
      throw new MailRefused('temporary', NOT_COMPOSED);
    }
  }

  /** Tries again later and later, as long as there is somebody who may need it. */
  private async postpone(mail: LeasedMail, code: string): Promise<void> {
    const { backoffMs, jitter } = this.timing;
    const step = backoffMs[Math.min(mail.attempts, backoffMs.length) - 1] ?? 0;
    const wait = step * (1 + jitter * Math.random());
    if (Date.now() + wait >= mail.expiresAt.getTime()) return this.giveUp(mail, code);
    this.log('mail postponed', mail, code);
    await this.rows.postpone(mail, wait, code);
  }

  private async giveUp(mail: LeasedMail, code: string): Promise<void> {
    this.log('mail failed', mail, code);
    await this.rows.giveUp(mail, code);
  }

  private log(event: string, { kind, id }: LeasedMail, code?: string): void {
    this.logger.event(event, { kind, id, code }, code === undefined ? 'info' : 'warn');
  }
}
