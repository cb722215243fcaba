import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { inspect } from 'node:util';
import { ConfigError, parseConfig } from './platform/config/parse-config';
import { embeddedFolder } from './platform/database/embedded-folder';
import { DatabaseInUseError, refuseIfLocked } from './platform/database/folder-lock';
import { describeStart } from './start-message';

/** Ends with what the person who started the server can do about it; everything else keeps its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DatabaseInUseError;
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`);
  process.exit(1);
}

async function listen(app: NestExpressApplication, port: number): Promise<string> {
  try {
    await app.listen(port);
  } catch (error) {
    await app.close();
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    process.stderr.write(`Port ${port} is in use: stop the program that uses it, or set PORT.\n`);
    process.exit(1);
  }
  return app.getUrl();
}

try {
  const config = parseConfig(process.env);
  if (config.databaseUrl === undefined) await refuseIfLocked(embeddedFolder(config.dataDir));
  // Loaded only now: it takes a second, and most wrong starts are known before.
  const { createApp } = await import('./bootstrap');
  const app = await createApp(config);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP'], { useProcessExit: true });
  const address = await listen(app, config.port);
  process.stdout.write(`${describeStart(config, address)}\n`);
} catch (error) {
  fail(error);
}
