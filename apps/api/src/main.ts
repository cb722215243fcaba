import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { inspect } from 'node:util';
import { parseConfig } from './platform/config/parse-config';
import { embeddedFolder } from './platform/database/embedded-folder';
import { refuseIfLocked } from './platform/database/folder-lock';
import { StartError } from './platform/errors/start-error';
import { portFailure, refuseIfPortTaken } from './platform/http/port';
import { describeStart } from './start-message';

/** Ends with what the person who started the server can do about it; everything else keeps its stack. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
}

async function listen(app: NestExpressApplication, port: number): Promise<string> {
  try {
    await app.listen(port);
  } catch (error) {
    await app.close();
    throw portFailure(port, error);
  }
  return app.getUrl();
}

try {
  const config = parseConfig(process.env);
  if (config.databaseUrl === undefined) await refuseIfLocked(embeddedFolder(config.dataDir));
  await refuseIfPortTaken(config.port);
  // Loaded only now: it takes a second, and most wrong starts are known before.
  const { createApp } = await import('./bootstrap');
  const app = await createApp(config);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP'], { useProcessExit: true });
  const address = await listen(app, config.port);
  process.stdout.write(`${describeStart(config, address)}\n`);
} catch (error) {
  fail(error);
}
