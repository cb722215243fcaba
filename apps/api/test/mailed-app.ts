import { TestingMailbox } from './mailbox';
import { FastOutbox } from './testing-outbox';
import { createTestingApp, type TestingApp, type TestingAppOptions } from './testing-app';

export interface MailedApp {
  readonly app: TestingApp;
  readonly mailbox: TestingMailbox;
  close(): Promise<void>;
}

/** A whole application whose mails arrive in a mailbox of its own: at once, unless `imports` say otherwise. */
export async function createMailedApp({
  config,
  imports = [FastOutbox],
  ...options
}: TestingAppOptions = {}): Promise<MailedApp> {
  const mailbox = await TestingMailbox.start();
  const app = await createTestingApp({
    ...options,
    config: { ...mailbox.config, ...config },
    imports,
  });
  const close = async () => {
    await app.close();
    await mailbox.close();
  };
  return { app, mailbox, close };
}
