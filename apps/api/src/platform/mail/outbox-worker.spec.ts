import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConfig } from '../config/parse-config';
import type { Lifecycle } from '../http/lifecycle';
import { Logger } from '../logging/logger';
import { MailComposers } from './mail-composers';
import { MailRefused, MailTransport } from './mail-transport';
import type { LeasedMail, OutboxRows } from './outbox-rows';
import { OutboxTiming } from './outbox-timing';
import { OutboxWorker } from './outbox-worker';

const YEAR_MS = 31_536_000_000;

/** More turns of the event loop than anything here takes. */
const settled = () => sleep(20);

/** Holds the rows in memory, and notes what becomes of them. */
class MemoryRows implements Pick<OutboxRows, 'claim' | 'remove' | 'postpone' | 'giveUp'> {
  readonly removed: string[] = [];
  readonly waits: number[] = [];
  readonly given: string[] = [];

  constructor(readonly open: LeasedMail[]) {}

  claim = async () => this.open.shift();
  remove = async ({ id }: LeasedMail) => void this.removed.push(id);
  postpone = async (_: LeasedMail, waitMs: number) => void this.waits.push(waitMs);
  giveUp = async (_: LeasedMail, failure: string) => void this.given.push(failure);
}

class HeldTransport extends MailTransport {
  readonly leaving: (() => void)[] = [];

  send(): Promise<void> {
    return new Promise((resolve) => this.leaving.push(resolve));
  }
}

class RefusingTransport extends MailTransport {
  async send(): Promise<void> {
    throw new MailRefused('temporary', '450');
  }
}

const mail = (id: number, values: Partial<LeasedMail> = {}): LeasedMail => ({
  id: String(id),
  kind: 'welcome',
  recipient: 'nora@example.com',
  userId: null,
  facts: {},
  attempts: 1,
  failure: null,
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + YEAR_MS),
  ...values,
});

function start(mails: LeasedMail[], transport: MailTransport, smtpUrl = 'smtp://localhost') {
  const rows = new MemoryRows(mails);
  const composers = new MailComposers();
  composers.register('welcome', async () => ({
    locale: 'en',
    culture: null,
    timeZone: null,
    name: 'Nora',
    link: 'https://example.com/editor',
    words: { settings: 'https://example.com/settings' },
  }));
  const open = { work: 0 };
  const lifecycle: Pick<Lifecycle, 'beginWork'> = {
    beginWork: () => {
      open.work += 1;
      return () => void (open.work -= 1);
    },
  };
  const worker = new OutboxWorker(
    { ...parseConfig({}), mail: { smtpUrl: smtpUrl || undefined, from: 'a@example.com' } },
    rows as unknown as OutboxRows,
    composers,
    transport,
    lifecycle as Lifecycle,
    new Logger({ logLevel: 'fatal' }),
    new OutboxTiming(),
  );
  worker.onApplicationBootstrap();
  return { worker, rows, open };
}

describe('OutboxWorker', () => {
  it('sends four mails at a time, and holds the database open until the last has ended', async () => {
    const transport = new HeldTransport();
    const { worker, rows, open } = start(
      [1, 2, 3, 4, 5, 6].map((id) => mail(id)),
      transport,
    );
    await settled();
    expect(transport.leaving).toHaveLength(4);
    transport.leaving[0]?.();
    await settled();
    expect([transport.leaving.length, rows.removed]).toEqual([5, ['1']]);
    transport.leaving[1]?.();
    await settled();
    for (const leave of transport.leaving) leave();
    await settled();
    expect(rows.removed.sort()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(open.work).toBe(0);
    worker.onModuleDestroy();
  });

  it('takes no more mails once it was told to stop', async () => {
    const transport = new HeldTransport();
    const { worker, rows } = start(
      [1, 2, 3, 4, 5].map((id) => mail(id)),
      transport,
    );
    await settled();
    worker.onModuleDestroy();
    for (const leave of transport.leaving) leave();
    worker.wake();
    await settled();
    expect(rows.removed).toHaveLength(4);
    expect(rows.open).toHaveLength(1);
  });

  it('waits longer after each try, up to a quarter of an hour and a little', async () => {
    const tries = [1, 2, 3, 4, 5, 6, 60];
    const { worker, rows } = start([], new RefusingTransport());
    for (const attempts of tries) {
      rows.open.push(mail(1, { attempts }));
      worker.wake();
      await settled();
    }
    worker.onModuleDestroy();
    for (const [index, seconds] of [5, 15, 60, 300, 900, 900, 900].entries()) {
      expect(rows.waits[index]).toBeGreaterThanOrEqual(seconds * 1_000);
      expect(rows.waits[index]).toBeLessThanOrEqual(seconds * 1_200);
    }
  });

  it('gives up what the next try would come too late for', async () => {
    const soon = new Date(Date.now() + 4_000);
    const { worker, rows } = start([mail(1, { expiresAt: soon })], new RefusingTransport());
    await settled();
    worker.onModuleDestroy();
    expect([rows.waits, rows.given]).toEqual([[], ['450']]);
  });

  it('touches nothing without the address of a mail server', async () => {
    const { worker, rows } = start([mail(1)], new HeldTransport(), '');
    worker.wake();
    await settled();
    worker.onModuleDestroy();
    expect(rows.open).toHaveLength(1);
  });
});
