import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailComposers } from './mail-composers';
import { MailTransport } from './mail-transport';
import { Outbox } from './outbox';
import { OutboxMailEntity } from './outbox-mail.entity';
import { OutboxRows } from './outbox-rows';
import { OutboxTiming } from './outbox-timing';
import { OutboxWorker } from './outbox-worker';
import { SmtpTransport } from './smtp-transport';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMailEntity])],
  providers: [
    MailComposers,
    Outbox,
    OutboxRows,
    OutboxTiming,
    OutboxWorker,
    { provide: MailTransport, useClass: SmtpTransport },
  ],
  exports: [MailComposers, Outbox, OutboxTiming],
})
export class MailModule {}
