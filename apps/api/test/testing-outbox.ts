import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailComposers, type MailComposer } from '../src/platform/mail/mail-composers';
import { Outbox, type NewMail } from '../src/platform/mail/outbox';
import type { OutboxMailEntity } from '../src/platform/mail/outbox-mail.entity';
import { OutboxTiming } from '../src/platform/mail/outbox-timing';
import type { TestingApp } from './testing-app';
import { until } from './waiting';

const HOUR_MS = 3_600_000;

/** Stands in a link, where the secrets of real ones are. */
export const SECRET = 'zk3vJq0Zt8sXw2nRb6yLm4pHc9dFg7aTu';

/** For `imports`: tries come again at once, and are looked for all the time. */
@Module({})
export class FastOutbox {
  constructor(timing: OutboxTiming) {
    Object.assign(timing, { lookMs: 20, backoffMs: [20, 50] });
  }
}

/** A password reset, as a feature would compose it. */
export const composeReset: MailComposer = async ({ expiresAt }) => ({
  locale: 'fr',
  culture: 'fr-FR',
  timeZone: 'Europe/Paris',
  name: 'Ada',
  link: `https://example.com/reset?token=${SECRET}`,
  words: { until: expiresAt },
});

/** Has resets composed by `composer`, and all else by who does. */
export function composeResets({ app }: TestingApp, composer: MailComposer = composeReset): void {
  const composers = app.get(MailComposers);
  const compose = MailComposers.prototype.compose.bind(composers);
  composers.compose = (mail) => (mail.kind === 'resetPassword' ? composer(mail) : compose(mail));
}

/** A reset that is valid for an hour, unless `values` say otherwise. */
export const reset = (recipient: string, values: Partial<NewMail> = {}): NewMail => ({
  kind: 'resetPassword',
  recipient,
  expiresAt: new Date(Date.now() + HOUR_MS),
  ...values,
});

/** Adds mails as a feature does. */
export async function post({ app }: TestingApp, ...mails: readonly NewMail[]): Promise<string[]> {
  const outbox = app.get(Outbox);
  return outbox.transaction(async (manager) => {
    const added: string[] = [];
    for (const mail of mails) added.push(await outbox.add(mail, manager));
    return added;
  });
}

/** Rows of the outbox, whatever becomes of them. */
export const rowsOf = ({ app }: TestingApp, recipient: string): Promise<OutboxMailEntity[]> =>
  app.get(DataSource).query(`SELECT * FROM "mail_outbox" WHERE "recipient" = $1`, [recipient]);

/** Waits until every row to an address is gone. */
export const sent = (app: TestingApp, recipient: string): Promise<void> =>
  until(async () => (await rowsOf(app, recipient)).length === 0);

/** Waits until the only row to an address is such a one. */
export async function row(
  app: TestingApp,
  recipient: string,
  isMeant: (row: OutboxMailEntity) => boolean,
): Promise<OutboxMailEntity> {
  let [found] = await rowsOf(app, recipient);
  await until(async () => {
    [found] = await rowsOf(app, recipient);
    return found !== undefined && isMeant(found);
  });
  return found as OutboxMailEntity;
}
