// The platform's mail in a process of its own, which kills itself where `KILL` says: built and started by outbox-kill.e2e-spec.ts.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { UserEntity } from '../../src/features/account/user.entity';
import type { Config } from '../../src/platform/config/config';
import { ConfigModule } from '../../src/platform/config/config.module';
import { parseConfig } from '../../src/platform/config/parse-config';
import { DatabaseModule } from '../../src/platform/database/database.module';
import { HttpModule } from '../../src/platform/http/http.module';
import { LoggingModule } from '../../src/platform/logging/logging.module';
import { MailComposers } from '../../src/platform/mail/mail-composers';
import { MailModule } from '../../src/platform/mail/mail.module';
import { SweepsModule } from '../../src/platform/sweeps/sweeps.module';
import { Outbox } from '../../src/platform/mail/outbox';
import { OutboxWorker } from '../../src/platform/mail/outbox-worker';
import { OutboxRows } from '../../src/platform/mail/outbox-rows';
import { OutboxTiming } from '../../src/platform/mail/outbox-timing';

const { KILL, RECIPIENT, COUNT, SNAPSHOT } = process.env;
const HOUR_MS = 3_600_000;

/** As suddenly as a power cut; never resolves. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

const config: Config = {
  ...parseConfig(process.env),
  embedded: { snapshot: SNAPSHOT, inMemory: false },
};

@Module({
  imports: [
    ConfigModule.with(config),
    LoggingModule,
    HttpModule,
    DatabaseModule.with(config),
    TypeOrmModule.forFeature([UserEntity]),
    SweepsModule,
    MailModule,
  ],
})
class MailOnly {
  constructor(composers: MailComposers, timing: OutboxTiming) {
    timing.lookMs = 100;
    composers.register('resetPassword', async ({ expiresAt }) => {
      if (KILL === 'before sending') return die();
      return {
        locale: 'en',
        culture: null,
        timeZone: null,
        name: 'Ada',
        link: 'https://example.com/reset',
        words: { until: expiresAt },
      };
    });
  }
}

const app = await NestFactory.createApplicationContext(MailOnly, { logger: false });
let sent = 0;
/** Once the server has taken every mail, and none is struck out. */
const dieAfterAll = () =>
  (sent += 1) < Number(COUNT) ? new Promise<never>(() => undefined) : die();
if (KILL === 'after sending') app.get(OutboxRows).remove = dieAfterAll;
const outbox = app.get(Outbox);
await app.get(DataSource).transaction(async (manager) => {
  const expiresAt = new Date(Date.now() + HOUR_MS);
  for (let i = 0; i < Number(COUNT); i++) {
    await outbox.add({ kind: 'resetPassword', recipient: `${i}-${RECIPIENT}`, expiresAt }, manager);
  }
});
if (KILL === 'after the commit') await die();
app.get(OutboxWorker).wake();
process.send?.('added');
await new Promise((resolve) => process.once('message', resolve));
await app.close();
process.exit(0);
