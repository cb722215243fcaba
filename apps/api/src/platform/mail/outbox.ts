import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { MailKind } from './mail-kinds';
import { OutboxMailEntity } from './outbox-mail.entity';
import { OutboxWorker } from './outbox-worker';

export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  /** The mail is deleted with the account. */
  readonly userId?: string;
  /** What the mail needs beside the account; never a token or a password. */
  readonly facts?: Readonly<Record<string, string>>;
  /** After that it is not worth sending. */
  readonly expiresAt: Date;
}

/** Where mails are put together with the change that they tell about: both happen, or neither. */
@Injectable()
export class Outbox {
  constructor(private readonly worker: OutboxWorker) {}

  /**
   * Adds a mail inside the caller's transaction. Call `wake` after the commit.
   * @returns its id
   */
  async add(manager: EntityManager, mail: NewMail): Promise<string> {
    const id = randomUUID();
    const { kind, recipient, userId = null, facts = {}, expiresAt } = mail;
    await manager.insert(OutboxMailEntity, { id, kind, recipient, userId, facts, expiresAt });
    return id;
  }

  /** Has the outbox looked at now, instead of in a few seconds. */
  wake(): void {
    this.worker.wake();
  }

  /** Mails to a person that are still to be sent, or could not be. */
  of(manager: EntityManager, userId: string, recipient: string): Promise<OutboxMailEntity[]> {
    return manager.find(OutboxMailEntity, { where: [{ userId }, { recipient }] });
  }

  /** Deletes every mail to an address, also those that could not be sent. */
  async forget(manager: EntityManager, recipient: string): Promise<void> {
    await manager.delete(OutboxMailEntity, { recipient });
  }
}
