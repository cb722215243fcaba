import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PENDING_ADDRESS_DAYS } from '@tercet/contracts';
import { DataSource } from 'typeorm';
import { Sweeps } from '../../../platform/sweeps/sweeps';
import { LINK_MS } from '../mails/mail-lifetimes';

/** How long an address is remembered after its last link has ended: until then, another link can be asked for. */
const REMEMBERED_MS = PENDING_ADDRESS_DAYS * 86_400_000 - LINK_MS.changeEmail;

/** Forgets addresses that nobody has confirmed: they may be mistyped, and a stranger's. */
@Injectable()
export class PendingEmailSweep implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register(() => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.database.query(
      `UPDATE "users" SET "pendingEmail" = NULL
       WHERE "pendingEmail" IS NOT NULL
       AND NOT EXISTS (
         SELECT 1 FROM "account_links" AS link
         WHERE link."userId" = "users"."id" AND link."kind" = 'changeEmail' AND link."expiresAt" > $1)
       AND NOT EXISTS (
         SELECT 1 FROM "mail_outbox" AS mail
         WHERE mail."userId" = "users"."id" AND mail."kind" = 'confirmNewEmail' AND mail."failedAt" IS NULL)`,
      [new Date(Date.now() - REMEMBERED_MS)],
    );
  }
}
