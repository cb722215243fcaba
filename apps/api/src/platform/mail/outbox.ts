import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
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
  constructor(
    private readonly worker: OutboxWorker,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Makes a change and adds the mails that tell of it: both happen, or neither. Then the mails are sent. */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.database.transaction(work);
    this.worker.wake();
    return result;
  }

  /**
   * Adds a mail inside a transaction, or by itself.
   * @returns its id
   */
  async add(mail: NewMail, manager = this.database.manager): Promise<string> {
    const id = randomUUID();
    const { kind, recipient, userId = null, facts = {}, expiresAt } = mail;
    await manager.insert(OutboxMailEntity, { id, kind, recipient, userId, facts, expiresAt });
    return id;
  }

  /** Mails of an account that are still to be sent, or could not be, and those that anybody asked to be sent to its address. */
  of(userId: string, recipient: string): Promise<OutboxMailEntity[]> {
    const where = [{ userId }, { recipient, userId: IsNull() }];
    return this.database.manager.find(OutboxMailEntity, { where });
  }

  /** Deletes mails of a kind that an account waits for at an address. */
  async forgetKind(
    manager: EntityManager,
    kind: MailKind,
    to: { readonly recipient: string; readonly userId: string },
  ): Promise<void> {
    await manager.delete(OutboxMailEntity, { kind, ...to });
  }

  /** Deletes mails to an address that belong to no account, and to this one where it is named; those of an account go with it. */
  async forget(manager: EntityManager, recipient: string, userId?: string): Promise<void> {
    await manager.delete(OutboxMailEntity, { recipient, userId: IsNull() });
    if (userId !== undefined) await manager.delete(OutboxMailEntity, { recipient, userId });
  }
}
